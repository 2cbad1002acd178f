import { brand } from '@vibrant-peak/shared/content/brand';
import type { Queries } from '../../database/tables';
import { postMail } from '../../mail/mail';
import { emailOf } from '../../people/emailOf';
import { readInboxSettings } from '../settings/inboxSettings';

/** A message that has arrived. */
interface Arrived {
  kind: 'contact' | 'application';
  email: string;
  conversation: number;
  /** Headers of a message that came by mail, with names in lower case. */
  headers?: Readonly<Record<string, string>>;
}

/** Time in which an address gets one confirmation at most, in milliseconds. */
const pause = 24 * 3600_000;

/**
 * Confirms a message to its visitor by mail, if the settings say so. The mail repeats nothing of the
 * message, so that nobody can use it to write to somebody else's address.
 */
export async function confirm(tables: Queries, arrived: Arrived, origin: string): Promise<void> {
  const { kind, email, conversation, headers = {} } = arrived;
  const { confirms } = await readInboxSettings(tables);
  if (!confirms || isProgram(email) || isAutomatic(headers)) return;
  const mailbox = mailboxOf(email);
  const limit = new Date(Date.now() - pause).toISOString();
  const last = await tables
    .selectFrom('confirmations')
    .where('mailbox', '=', mailbox)
    .where('sent_at', '>', limit)
    .select('sent_at')
    .executeTakeFirst();
  if (last) return;
  const sent_at = new Date().toISOString();
  await tables
    .insertInto('confirmations')
    .values({ mailbox, sent_at })
    .onConflict((conflict) => conflict.column('mailbox').doUpdateSet({ sent_at }))
    .execute();
  const what = kind === 'application' ? 'application' : 'message';
  const mail = {
    to: { name: '', address: emailOf(email) },
    subject: `We have your ${what}`,
    text: textOf(what, new URL(origin).host),
    isAutoReply: true as const,
  };
  await postMail(tables, mail, { kind: 'confirmation', conversation, origin });
}

const textOf = (what: string, site: string) =>
  [
    `We have your ${what}, and answer it as soon as we can.`,
    `You need not do anything. If you did not write to us on ${site}, somebody has typed in your address.`,
    brand.name,
  ].join('\n\n');

/** The address without its part behind a plus sign, which leads to the same person. */
export const mailboxOf = (email: string) => emailOf(email).replace(/\+[^@]*(?=@)/, '');

/** Whether no person reads mail to an address: it is for bounces, lists, or discards mail. */
const isProgram = (email: string) =>
  /^(mailer-daemon|postmaster|bounces?|(no|do-?not)-?reply|owner-.*|.*-(request|bounces?|owner))(\+[^@]*)?@/i.test(
    email,
  );

/** Whether no person wrote a mail, or not to us alone (RFC 3834, RFC 2919). */
const isAutomatic = (headers: Readonly<Record<string, string>>) =>
  (headers['auto-submitted'] ?? 'no').trim().toLowerCase() !== 'no' ||
  headers['return-path']?.trim() === '<>' ||
  /^(bulk|junk|list)$/i.test(headers['precedence']?.trim() ?? '') ||
  Object.keys(headers).some((name) => name.startsWith('list-'));

/** Forgets who got a confirmation, when another one may be sent. */
export const removeOldConfirmations = (tables: Queries) =>
  tables
    .deleteFrom('confirmations')
    .where('sent_at', '<=', new Date(Date.now() - pause).toISOString())
    .execute();
