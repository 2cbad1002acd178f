import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database/openDatabase';
import type { Queries } from '../database/tables';
import type { Mail } from './mail';
import { noteSending } from './noteSending';
import { plainReason, type SendFailure } from './plainReason';

const minute = 60_000;
const hour = 60 * minute;

/** Pauses after the first, second… failure, in milliseconds; the last one repeats. */
const pauses = [minute, 5 * minute, 15 * minute, hour, 4 * hour];
/** A mail that could not be sent for so long has failed, in milliseconds. */
const lifetime = 72 * hour;
/** How often an outcome is noted, and the pause between, in milliseconds: less than an attempt takes. */
const noteAttempts = 60;
const notePause = 1000;

/** A row of the outbox that this server tries to send. */
export interface Claimed {
  id: string;
  kind: string;
  message_id: string;
  recipient: string;
  mail: string;
  attempts: number;
  created_at: string;
  retried_at: string | null;
}

/** Notes that a row was sent, or why not and when it is tried again. */
export const noteOutcome = (database: Database, claimed: Claimed, failure: SendFailure | null) =>
  insist(() =>
    database.change<unknown>((tables) =>
      failure ? noteFailure(tables, claimed, failure) : noteSent(tables, claimed),
    ),
  );

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

async function noteSent(tables: Queries, { id, mail }: Claimed): Promise<void> {
  const now = new Date().toISOString();
  await tables
    .updateTable('outbox')
    .set({ state: 'sent', sent_at: now, problem: null, mail: withoutSecret(mail, now) })
    .where('id', '=', id)
    .execute();
  await noteSending(tables, [id]);
}

/** A mail with a link that ends, without the link: it is for its reader alone. */
function withoutSecret(stored: string, now: string): string {
  const { to, subject, validUntil } = JSON.parse(stored) as Mail;
  return validUntil === undefined ? stored : JSON.stringify({ to, subject, text: '', validUntil: now });
}

async function noteFailure(tables: Queries, claimed: Claimed, error: SendFailure): Promise<void> {
  // A wrong password is the site's, and says nothing about the mail.
  const isRefused = (error.responseCode ?? 0) >= 500 && error.code !== 'EAUTH';
  const isTooOld = Date.now() - Date.parse(claimed.retried_at ?? claimed.created_at) > lifetime;
  const pause = pauses[Math.min(claimed.attempts, pauses.length - 1)]!;
  await tables
    .updateTable('outbox')
    .set({
      state: error.isFinal || isRefused || isTooOld ? 'failed' : 'waiting',
      problem: plainReason(error, claimed.kind === 'webhook'),
      next_at: new Date(Date.now() + pause).toISOString(),
    })
    .where('id', '=', claimed.id)
    .execute();
}
