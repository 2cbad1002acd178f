import { safeUrl } from 'shared/safeUrl';
import { formatDate } from './formatDate';
import type { AdminMessage } from './messageSamples';

/** Mail programs cut or refuse addresses that are much longer. */
const longestQuote = 1500;

/** Opens the mail program with the answer begun: subject, and the text quoted. `undefined` when nobody can be answered. */
export function replyAddress({ email, name, subject, date, message }: AdminMessage): string | undefined {
  const address = safeUrl(`mailto:${email}`, { contact: true });
  if (!address) return undefined;
  const cut = message.length > longestQuote ? `${message.slice(0, longestQuote)} …` : message;
  const quoted = cut
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n');
  const title = /^re:/i.test(subject) ? subject : `Re: ${subject}`;
  const body = `\r\n\r\n${name} wrote on ${formatDate(date)}:\r\n${quoted}`;
  return `${address}?subject=${encode(title)}&body=${encode(body)}`;
}

/** A half of a surrogate pair cannot be written in an address. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
