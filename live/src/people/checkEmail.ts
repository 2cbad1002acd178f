import { isEmailAddress } from '@vibrant-peak/shared/isEmailAddress';
import { problem } from '../http/problem';
import { isDeceptive } from './emailOf';

/** Whether a text is one address that mails can be sent to, and nothing else. */
export const isSendable = (text: string) =>
  isEmailAddress(text) && !isDeceptive(text) && !/[<>",;]/.test(text);

/** @throws a problem (422) unless this is an address without lookalike or invisible letters. */
export function checkEmail(email: string): void {
  const fault = isDeceptive(email)
    ? `"${email}" contains hidden characters or letters of several scripts. Retype it.`
    : !isEmailAddress(email) && `"${email}" is not an email address.`;
  if (fault) throw problem(422, fault, { details: { field: 'email' } });
}
