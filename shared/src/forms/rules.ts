import { string } from 'yup';
import { isEmailAddress } from '../isEmailAddress';

/** An email address of at most 254 characters; the empty text is refused, too. */
export const emailAddress = (message: string) => string().default('').test('email', message, isEmailAddress);

/** A text of at least `length` characters as typed, white space included. */
export const atLeast = (length: number, message: string) =>
  string()
    .default('')
    .test('length', message, (text) => hasAtLeast(text, length));

const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter() : undefined;

/** Counts what a person calls a character: an emoji is one, whatever it is made of. Counts no further than it has to. */
function hasAtLeast(text: string, length: number): boolean {
  const characters = (segmenter?.segment(text) ?? text)[Symbol.iterator]();
  for (let count = 0; count < length; count++) if (characters.next().done) return false;
  return true;
}
