import { iconOf, type AnyIconName } from './icons';

interface IconProps {
  /** A known name, or any text that staff typed: an unknown one shows a neutral box. */
  name: AnyIconName | (string & {});
  /** CSS length; one line height of the text around it by default. */
  size?: string;
}

/** Decorative icon: always hidden from assistive technology, the text beside it speaks. */
export function Icon({ name, size = '1.25em' }: IconProps) {
  const draw = iconOf(name);
  return draw({ size, 'aria-hidden': true, focusable: false, style: { flexShrink: 0 } });
}
