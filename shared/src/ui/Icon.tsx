import { iconOf, type AnyIconName } from './icons';

interface IconProps {
  /** A known name, or any text typed by staff: an unknown one shows a neutral box. */
  name: AnyIconName | (string & {});
  /** CSS length; by default the line height of the surrounding text. */
  size?: string;
}

/**
 * Decorative icon, hidden from assistive technology: words beside it say what it means.
 *
 * @example
 * ```tsx
 * import { ButtonLink, Icon } from '@vibrant-peak/shared/ui';
 *
 * export const ToPartners = () => (
 *   <ButtonLink to="/partners">
 *     <Icon name="Handshake" /> Partners
 *   </ButtonLink>
 * );
 * ```
 */
export function Icon({ name, size = '1.25em' }: IconProps) {
  const draw = iconOf(name);
  return draw({ size });
}
