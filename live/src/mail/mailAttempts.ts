import { randomUUID } from 'node:crypto';
import type { Queries, Reading } from '../database/tables';

/** A mail of a mailbox. */
export interface MailNumber {
  mailbox: string;
  validity: string;
  uid: number;
}

/** What the mailbox says about a mail. */
export interface SeenMail {
  /** Address, in lower case. */
  sender: string;
  subject: string;
  /** In bytes. */
  size: number;
  arrivedAt: string;
}

/** Attempts after which a mail is skipped. */
const MAX_ATTEMPTS = 2;
/** How long an attempt of another server is waited for, in milliseconds. */
const waitTime = 3 * 60_000;
const lifetime = 30 * 24 * 3600_000;

/** This process. */
const server = randomUUID();

const stopped = 'The server stopped while it was reading this mail.';

/**
 * Records that a mail is about to be read: it counts as an attempt if the server is killed by it.
 * @returns whether to read it, to skip it for the reason, or to leave it to the server that reads it.
 */
export async function beginAttempt(
  tables: Queries,
  number: MailNumber,
  { arrivedAt, ...seen }: SeenMail,
): Promise<{ does: 'read' | 'wait' } | { does: 'skip'; reason: string }> {
  const known = await rowOf(tables, number);
  const begun = { server, begun_at: new Date().toISOString() };
  if (!known) {
    await tables
      .insertInto('mail_attempts')
      .values({ ...number, ...seen, ...begun, arrived_at: arrivedAt, attempts: 1 })
      .execute();
    return { does: 'read' };
  }
  if (known.begun_at) {
    // This process lives: the database was away, and the attempt has no result.
    if (known.server === server) return { does: 'read' };
    if (Date.parse(known.begun_at) > Date.now() - waitTime) return { does: 'wait' };
  }
  if (known.attempts < MAX_ATTEMPTS) {
    await change(tables, number, { ...begun, attempts: known.attempts + 1, reason: null });
    return { does: 'read' };
  }
  const reason = known.reason ?? stopped;
  await change(tables, number, { reason, begun_at: null, skipped_at: begun.begun_at });
  return { does: 'skip', reason };
}

/** @param reason in words. */
export const failAttempt = (tables: Queries, number: MailNumber, reason: string) =>
  change(tables, number, { begun_at: null, reason: reason.slice(0, 300) });

/** The last attempt does not count: something else than the mail has failed. */
export const withdrawAttempt = (tables: Queries, { mailbox, validity, uid }: MailNumber) =>
  tables
    .updateTable('mail_attempts')
    .set(({ eb }) => ({ begun_at: null, attempts: eb('attempts', '-', 1) }))
    .where('mailbox', '=', mailbox)
    .where('validity', '=', validity)
    .where('uid', '=', uid)
    .execute();

/** The mail was taken. */
export const endAttempt = (tables: Queries, { mailbox, validity, uid }: MailNumber) =>
  tables
    .deleteFrom('mail_attempts')
    .where('mailbox', '=', mailbox)
    .where('validity', '=', validity)
    .where('uid', '=', uid)
    .execute();

/** The newest mails that stay in a mailbox as they could not be read. */
export const skippedMails = (tables: Reading) =>
  tables
    .selectFrom('mail_attempts')
    .where('skipped_at', 'is not', null)
    .orderBy('skipped_at', 'desc')
    .limit(100)
    .select(['sender', 'subject', 'size', 'arrived_at as arrivedAt', 'reason'])
    .$narrowType<{ reason: string }>()
    .execute();

export const removeOldSkipped = (tables: Queries) =>
  tables
    .deleteFrom('mail_attempts')
    .where('skipped_at', '<=', new Date(Date.now() - lifetime).toISOString())
    .execute();

const rowOf = (tables: Reading, { mailbox, validity, uid }: MailNumber) =>
  tables
    .selectFrom('mail_attempts')
    .where('mailbox', '=', mailbox)
    .where('validity', '=', validity)
    .where('uid', '=', uid)
    .select(['attempts', 'server', 'begun_at', 'reason'])
    .executeTakeFirst();

interface Change {
  attempts?: number;
  server?: string;
  begun_at: string | null;
  reason?: string | null;
  skipped_at?: string;
}

const change = (tables: Queries, { mailbox, validity, uid }: MailNumber, changed: Change) =>
  tables
    .updateTable('mail_attempts')
    .set(changed)
    .where('mailbox', '=', mailbox)
    .where('validity', '=', validity)
    .where('uid', '=', uid)
    .execute();
