/** A key press, native or of React. */
type KeyPress = KeyboardEvent | { nativeEvent: KeyboardEvent };

/**
 * Browsers report a key that belongs to an input method by this code; WebKit also the Enter that
 * ends a composition.
 */
const inputMethodCode = 229;

const isLetter = /^[\p{L}\p{M}]+$/u;
const isLatin = /\p{Script=Latin}/u;
const letterCode = /^Key([A-Z])$/;

/**
 * The key to act on: a letter in lower case, or a name such as `Enter`. Letters of other scripts
 * count as the Latin letter at their place on the keyboard, so that shortcuts work in every layout.
 * Nothing while an input method composes a text: its keys choose words and belong to no part of the
 * page. Nothing either for events without a key, as Chrome fires when it fills in a form.
 * @example
 * ```tsx
 * import { pressedKey } from '@vibrant-peak/shared/pressedKey';
 *
 * export const PartnerSearch = ({ onSearch }: { onSearch: () => void }) => (
 *   <input aria-label="Partner" onKeyDown={(event) => pressedKey(event) === 'Enter' && onSearch()} />
 * );
 * ```
 */
export function pressedKey(press: KeyPress): string | undefined {
  const { key, code, isComposing, keyCode } = 'nativeEvent' in press ? press.nativeEvent : press;
  if (isComposing || keyCode === inputMethodCode || (key as string | undefined) === undefined)
    return undefined;
  if (isLetter.test(key) && !isLatin.test(key)) return (letterCode.exec(code)?.[1] ?? key).toLowerCase();
  return key.length === 1 ? key.toLowerCase() : key;
}
