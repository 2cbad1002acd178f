import { string } from 'yup';

/** Local part, @, domain with a dot; yup's own rule accepts `a@b`. */
const addressPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** An email address of at most 254 characters; the empty text is refused, too. */
export const emailAddress = (message: string) =>
  string().default('').max(254, message).matches(addressPattern, message);

/** A text of at least `length` characters as typed, white space included. */
export const atLeast = (length: number, message: string) => string().default('').min(length, message);
