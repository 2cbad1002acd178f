import { formatTime } from '@vibrant-peak/shared/inbox';
import { safeUrl } from '@vibrant-peak/shared/safeUrl';
import type { AdminMessage } from './messageSamples';

/** Mail programs truncate or reject longer addresses. */
const MAX_QUOTE = 1500;

/** `mailto:` address of a reply with subject and quoted text; `undefined` when the sender has no valid email address. */
export function replyAddress({ email, name, subject, date, message }: AdminMessage): string | undefined {
  const address = safeUrl(`mailto:${email}`, { contact: true });
  if (!address) return undefined;
  const cut = message.length > MAX_QUOTE ? `${message.slice(0, MAX_QUOTE)} …` : message;
  const quoted = cut
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n');
  const title = /^re:/i.test(subject) ? subject : `Re: ${subject}`;
  const body = `\r\n\r\n${name} wrote on ${formatTime(date)}:\r\n${quoted}`;
  return `${address}?subject=${encode(title)}&body=${encode(body)}`;
}

/** Lone surrogates cannot be percent-encoded. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
