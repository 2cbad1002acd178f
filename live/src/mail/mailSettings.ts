import { readFileSync } from 'node:fs';
import { isDeceptive } from '../people/emailOf';
import type { MailSettings } from './transport';

const names = ['MAIL_URL', 'MAIL_FROM', 'DKIM_KEY', 'DKIM_SELECTOR'] as const;

/**
 * The mail server from environment variables; `undefined` without `MAIL_URL`.
 * @param violations gets what is wrong with them.
 */
export function readMailSettings(
  variables: Record<string, string | undefined>,
  violations: string[],
): MailSettings | undefined {
  const [url = '', from = '', key = '', keySelector = ''] = names.map((name) => variables[name]);
  if (!url && !from && !key && !keySelector) return undefined;
  if (!/^smtps?:$/.test(URL.canParse(url) ? new URL(url).protocol : ''))
    violations.push('MAIL_URL is smtp://user:password@host:587 or smtps://user:password@host:465');
  if (!/^[^\s@<>"]+@[^\s@<>"]+$/.test(from) || isDeceptive(from))
    violations.push(`MAIL_FROM is the sender's address, such as hello@the.site, not "${from}"`);
  if (Boolean(key) !== Boolean(keySelector))
    violations.push('DKIM_KEY, a file, and DKIM_SELECTOR, its name in the DNS, belong together');
  if (violations.length > 0) return undefined;
  return { url, from, ...(key && { dkim: { privateKey: readKey(key, violations), keySelector } }) };
}

function readKey(file: string, violations: string[]): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    violations.push(`DKIM_KEY cannot be read: ${(error as Error).message}`);
    return '';
  }
}
