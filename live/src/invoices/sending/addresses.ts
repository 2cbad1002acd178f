import { problem } from '../../http/problem';
import type { Mail } from '../../mail/mail';
import { isSendable } from '../../people/checkEmail';

/** Recipients of a mail with an invoice. */
export type Recipients = Pick<Mail, 'to' | 'others' | 'cc'>;

/** Recipients of one mail, at most. */
const MAX_RECIPIENTS = 20;

/** The addresses of a field, in which commas separate them. */
export const addressesIn = (text: string): string[] =>
  text
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');

/**
 * Recipients as a person has typed them.
 * @param name of the first one.
 * @throws a problem (422) that names the first invalid address.
 */
export function recipientsIn({ to, cc = '' }: { to: string; cc?: string }, name: string): Recipients {
  const [first, ...others] = validIn('to', to);
  const copies = validIn('cc', cc);
  if (first === undefined) throw violation('to', 'Enter an email address.');
  if (1 + others.length + copies.length > MAX_RECIPIENTS)
    throw violation('to', `Enter at most ${MAX_RECIPIENTS} addresses in To and Cc.`);
  const named = (address: string) => ({ name: '', address });
  return {
    to: { name, address: first },
    ...(others.length > 0 && { others: others.map(named) }),
    ...(copies.length > 0 && { cc: copies.map(named) }),
  };
}

function validIn(field: string, text: string): string[] {
  const addresses = addressesIn(text);
  const wrong = addresses.find((address) => !isSendable(address));
  if (wrong !== undefined) throw violation(field, `“${wrong}” is not a valid email address.`);
  return addresses;
}

/** Addresses as a field shows them. */
export const addressText = (recipients: readonly { address: string }[]) =>
  recipients.map(({ address }) => address).join(', ');

const violation = (field: string, message: string) =>
  problem(422, message, { details: { field, violations: [{ field, message }] } });
