import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database/openDatabase';
import type { Queries } from '../database/tables';
import type { Mail } from './mail';
import type { SendMail } from './transport';

const minute = 60_000;
const hour = 60 * minute;

/** Pauses after the first, second… failure, in milliseconds; the last one repeats. */
const pauses = [minute, 5 * minute, 15 * minute, hour, 4 * hour];
/** A mail that could not be sent for so long has failed, in milliseconds. */
const lifetime = 72 * hour;
/** How long one attempt may take, in milliseconds. Another server tries again after it. */
const attemptTime = 5 * minute;
/** How often an outcome is noted, and the pause between, in milliseconds: less than an attempt takes. */
const noteAttempts = 60;
const notePause = 1000;
/** How many mails one round sends at most. */
const roundSize = 20;

/**
 * Sends the mails that are due, one after the other. Several servers share the outbox: each mail is
 * claimed before it is sent, and a claim ends by itself when its server ends.
 * @returns how many were sent.
 */
export async function sendDue(database: Database, send: SendMail): Promise<number> {
  let sent = 0;
  for (let round = 0; round < roundSize; round++) {
    const claimed = await database.change(claimNext);
    if (!claimed) break;
    const failure = await sendClaimed(database, send, claimed).then(
      () => null,
      (error: SendFailure) => error,
    );
    await insist(() =>
      database.change((tables) =>
        failure ? noteFailure(tables, claimed, failure) : noteSent(tables, claimed.id),
      ),
    );
    if (!failure) sent++;
  }
  return sent;
}

async function sendClaimed(database: Database, send: SendMail, claimed: Claimed): Promise<void> {
  const mail = JSON.parse(claimed.mail) as Mail;
  const attachments = await attachmentsOf(database.tables, mail);
  await send(mail, { messageId: claimed.message_id, attachments });
}

/** Repeats a change while the database does not answer: a sent mail without its note is sent again. */
async function insist(change: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return void (await change());
    } catch (error) {
      if (attempt === noteAttempts) throw error;
      await pause(notePause);
    }
  }
}

interface Claimed {
  id: string;
  message_id: string;
  mail: string;
  attempts: number;
  created_at: string;
}

async function claimNext(tables: Queries): Promise<Claimed | undefined> {
  const now = Date.now();
  const next = await tables
    .selectFrom('outbox')
    .where('state', '=', 'waiting')
    .where('next_at', '<=', new Date(now).toISOString())
    .orderBy('next_at')
    .select(['id', 'message_id', 'mail', 'attempts', 'created_at'])
    .limit(1)
    .executeTakeFirst();
  if (!next) return undefined;
  await tables
    .updateTable('outbox')
    .set({ next_at: new Date(now + attemptTime).toISOString(), attempts: next.attempts + 1 })
    .where('id', '=', next.id)
    .execute();
  return next;
}

const attachmentsOf = async (tables: Queries, { attachments = [] }: Mail) =>
  attachments.length === 0
    ? []
    : tables
        .selectFrom('attachments')
        .where('id', 'in', attachments)
        .where('refused', 'is', null)
        .select(['name', 'type', 'bytes'])
        .execute();

const noteSent = (tables: Queries, id: string) =>
  tables
    .updateTable('outbox')
    .set({ state: 'sent', sent_at: new Date().toISOString(), problem: null })
    .where('id', '=', id)
    .execute();

/** An error of the mail server. */
interface SendFailure extends Error {
  /** Reply code of SMTP; 5xx is final. */
  responseCode?: number;
  /** `EAUTH` when the server does not take the site's password. */
  code?: string;
}

async function noteFailure(tables: Queries, claimed: Claimed, error: SendFailure): Promise<void> {
  // A wrong password is the site's, and says nothing about the mail.
  const isFinal = (error.responseCode ?? 0) >= 500 && error.code !== 'EAUTH';
  const isTooOld = Date.now() - Date.parse(claimed.created_at) > lifetime;
  const pause = pauses[Math.min(claimed.attempts, pauses.length - 1)]!;
  await tables
    .updateTable('outbox')
    .set({
      state: isFinal || isTooOld ? 'failed' : 'waiting',
      problem: error.message,
      next_at: new Date(Date.now() + pause).toISOString(),
    })
    .where('id', '=', claimed.id)
    .execute();
}
