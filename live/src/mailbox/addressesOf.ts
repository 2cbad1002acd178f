import { createHash } from 'node:crypto';
import { addressParser, type Address, type Email } from 'postal-mime';
import { isEmailAddress } from '@vibrant-peak/shared/isEmailAddress';
import { cleanLine } from '../text/cleanText';
import { withoutAddress, type MailAddresses, type NamedAddress } from '../inbox/mailAddresses';
import { emailOf } from '../people/emailOf';

const MAX_NAME = 200;
/** Most addresses of one header. */
const MAX_ADDRESSES = 50;
/** How much of a header is read for addresses, in characters. */
const MAX_HEADER = 20_000;

/** The addresses in the headers of a mail. Those that are none are left out. */
export function addressesOf({ from, replyTo, to, cc }: Email): MailAddresses & { from: NamedAddress } {
  const [answers] = mailboxesOf(replyTo);
  const [sender] = mailboxesOf(from && [from]);
  return {
    from: sender ?? unknownSender(from),
    ...(answers && { replyTo: answers }),
    to: mailboxesOf(to),
    cc: mailboxesOf(cc),
  };
}

/** Addresses in the value of a header. */
export const addressesIn = (header: string): string[] =>
  mailboxesOf(addressParser(header.slice(0, MAX_HEADER))).map(({ address }) => address);

const mailboxesOf = (addresses: readonly Address[] = []): NamedAddress[] =>
  addresses
    .slice(0, MAX_ADDRESSES)
    .flatMap(({ name, address, group }) => group ?? [{ name, address }])
    .map(({ name, address }) => ({ name: lineOf(name), address: emailOf(address) }))
    .filter(({ address }) => isEmailAddress(address) && !/[\p{C}<>",;]/u.test(address))
    .slice(0, MAX_ADDRESSES);

const lineOf = (name: string) => cleanLine(name).slice(0, MAX_NAME);

/** Stands for a sender whose address is none, or too long. The same words get the same address. */
function unknownSender(from: Address | undefined): NamedAddress {
  const [{ name, address } = { name: '', address: '' }] = from?.group ?? (from ? [from] : []);
  const hash = createHash('sha256').update(`${name} ${address}`).digest('hex').slice(0, 16);
  return { name: lineOf(name || address) || 'Unknown sender', address: hash + withoutAddress };
}
