import { string } from 'yup';
import { isEmailAddress } from '../isEmailAddress';

/** An email address of at most 254 characters; the empty text is refused, too. */
export const emailAddress = (message: string) => string().default('').test('email', message, isEmailAddress);

/** A text of at least `length` characters as typed, white space included. */
export const atLeast = (length: number, message: string) => string().default('').min(length, message);
