import { readFileSync } from 'node:fs';
import type { MailboxSettings } from './mailbox/readMailbox';
import { isDeceptive } from './people/emailOf';
import type { MailSettings } from './mail/transport';

const names = ['MAIL_URL', 'MAIL_FROM', 'DKIM_KEY', 'DKIM_SELECTOR'] as const;

/**
 * The mail server from environment variables; `undefined` without `MAIL_URL`.
 * @param violations receives a sentence for each wrong variable.
 */
export function readMailSettings(
  variables: Record<string, string | undefined>,
  violations: string[],
): MailSettings | undefined {
  const [url = '', from = '', key = '', keySelector = ''] = names.map((name) => variables[name]);
  if (!url && !from && !key && !keySelector) return undefined;
  if (!/^smtps?:$/.test(URL.canParse(url) ? new URL(url).protocol : ''))
    violations.push('MAIL_URL is smtp://user:password@host:587 or smtps://user:password@host:465');
  if (!isAddress(from))
    violations.push(`MAIL_FROM is the sender's address, such as hello@the.site, not "${from}"`);
  if (Boolean(key) !== Boolean(keySelector))
    violations.push('DKIM_KEY, a file, and DKIM_SELECTOR, its name in the DNS, belong together');
  if (violations.length > 0) return undefined;
  return { url, from, ...(key && { dkim: { privateKey: readKey(key, violations), keySelector } }) };
}

/**
 * The mailbox that is read for answers; `undefined` without `MAIL_INBOX`.
 * @param from address of the sender, which is that of the mailbox unless `MAIL_REPLY_TO` names one.
 * @param violations receives a sentence for each wrong variable.
 */
export function readMailboxSettings(
  variables: Record<string, string | undefined>,
  from: string | undefined,
  violations: string[],
): MailboxSettings | undefined {
  const [url = '', address = from ?? ''] = ['MAIL_INBOX', 'MAIL_REPLY_TO'].map(
    (name) => variables[name] || undefined,
  );
  if (!url) {
    if (address !== (from ?? ''))
      violations.push('MAIL_REPLY_TO is the address of the mailbox in MAIL_INBOX');
    return undefined;
  }
  if (!/^imaps?:$/.test(URL.canParse(url) ? new URL(url).protocol : ''))
    violations.push('MAIL_INBOX is imaps://user:password@host:993/INBOX');
  if (!from)
    violations.push('MAIL_INBOX needs MAIL_URL and MAIL_FROM: people reply to mails that the site sends');
  if (address && (!isAddress(address) || address.includes('+')))
    violations.push(`MAIL_REPLY_TO is an address without a plus, not "${address}"`);
  return { url, address };
}

const isAddress = (text: string) => /^[^\s@<>"]+@[^\s@<>"]+$/.test(text) && !isDeceptive(text);

function readKey(file: string, violations: string[]): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    violations.push(`DKIM_KEY cannot be read: ${(error as Error).message}`);
    return '';
  }
}
