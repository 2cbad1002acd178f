import { atLeast } from '@vibrant-peak/shared/forms';

/** The server has the same rules, and the list of passwords. */
export const newPassword = atLeast(12, 'A password has at least 12 characters.').max(
  200,
  'At most 200 characters.',
);

/** Tells the rules beforehand. */
export const newPasswordHint =
  'At least 12 characters, and none of the 10,000 commonest passwords. A few words are easy to remember.';
