import { string } from 'yup';
import { isEmailAddress } from '../isEmailAddress';

/** An email address of at most 254 characters; empty text is invalid, too. */
export const emailAddress = (message: string) => string().default('').test('email', message, isEmailAddress);

/** A text of at least `length` characters as typed, white space included. */
export const atLeast = (length: number, message: string) =>
  string()
    .default('')
    .test('length', message, (text) => hasAtLeast(text, length));

const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter() : undefined;

/** Counts graphemes, so that any emoji is one character, and stops at the limit. */
function hasAtLeast(text: string, length: number): boolean {
  const characters = (segmenter?.segment(text) ?? text)[Symbol.iterator]();
  for (let count = 0; count < length; count++) if (characters.next().done) return false;
  return true;
}
