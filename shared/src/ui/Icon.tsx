import { iconOf, type AnyIconName } from './icons';

interface IconProps {
  /** A known name, or any text typed by staff: an unknown one shows a neutral box. */
  name: AnyIconName | (string & {});
  /** CSS length; by default the line height of the surrounding text. */
  size?: string;
}

/** Decorative icon, hidden from assistive technology. */
export function Icon({ name, size = '1.25em' }: IconProps) {
  const draw = iconOf(name);
  return draw({ size, 'aria-hidden': true, focusable: false, style: { flexShrink: 0 } });
}
