import { atLeast } from '@vibrant-peak/shared/forms';

/** The server has the same rules, and refuses passwords that are easily guessed. */
export const newPassword = atLeast(12, 'A password has at least 12 characters.').max(
  200,
  'At most 200 characters.',
);

/** Tells the rules beforehand. */
export const newPasswordHint =
  'At least 12 characters, and hard to guess. A few unrelated words are easy to remember.';
