import { Icon } from '../ui/Icon';
import { staffIcons } from './staffIcons';

interface StaffIconProps {
  /** A name of the staff's or the site's icon set; any other shows a neutral box. */
  name: string;
  size?: string;
}

/** Decorative icon of the staff area. */
export function StaffIcon({ name, size = '1.25em' }: StaffIconProps) {
  const Drawing = Object.hasOwn(staffIcons, name) ? staffIcons[name] : undefined;
  if (!Drawing) return <Icon name={name} size={size} />;
  return <Drawing size={size} />;
}
