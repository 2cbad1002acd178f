import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database/openDatabase';
import type { Queries } from '../database/tables';
import { concernsSite, isRefused, type SendFailure } from './concernsSite';
import type { Mail } from './mail';
import { recordServerFailure, recordServerSuccess } from './mailServer';
import { recordSending } from './recordSending';
import { plainReason } from './plainReason';
import type { Sent } from './transport';

const minute = 60_000;
const hour = 60 * minute;

/** Pauses after the first, second… failure, in milliseconds; the last one repeats. */
const pauses = [minute, 5 * minute, 15 * minute, hour, 4 * hour];
/** Longest pause of all mails after a refusal of the site, in milliseconds: they go soon after its end. */
const longestHold = 15 * minute;
/** A mail that could not be sent for so long has failed, in milliseconds. */
const lifetime = 72 * hour;
/** How often an outcome is recorded, and the pause between, in milliseconds: less than an attempt takes. */
const recordAttempts = 60;
const retryPause = 1000;

/** A row of the outbox that this server tries to send. */
export interface Claimed {
  id: string;
  kind: string;
  conversation: number | null;
  invoice: number | null;
  message_id: string;
  recipient: string;
  mail: string;
  attempts: number;
  created_at: string;
  retried_at: string | null;
}

/** How an attempt ended. */
export type Outcome = { failure: SendFailure } | { failure?: undefined; sent: Sent | undefined };

/** Records that a row was sent, or why not and when it is retried. */
export const recordOutcome = (database: Database, claimed: Claimed, outcome: Outcome) =>
  insist(() =>
    database.change<unknown>(async (tables) => {
      if (outcome.failure) return recordFailure(tables, claimed, outcome.failure);
      await recordSent(tables, claimed, outcome.sent?.refused);
      if (outcome.sent) await recordServerSuccess(tables, outcome.sent.encryption);
    }),
  );

/** Repeats a change while the database does not answer: a sent mail without its record is sent again. */
async function insist(change: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return void (await change());
    } catch (error) {
      if (attempt === recordAttempts) throw error;
      await pause(retryPause);
    }
  }
}

/** @param refused receivers that did not get it: the page Mail names them. */
async function recordSent(tables: Queries, claimed: Claimed, refused?: string): Promise<void> {
  const now = new Date().toISOString();
  const problem = refused === undefined ? null : `Not for all: ${refused}`.slice(0, 500);
  const sent = { state: 'sent', sent_at: now, problem, mail: withoutSecret(claimed.mail, now) } as const;
  const recorded = await tables
    .updateTable('outbox')
    .set(sent)
    .where('id', '=', claimed.id)
    .executeTakeFirst();
  // It was withdrawn while it was being sent, and the client of the invoice has it.
  if (recorded.numUpdatedRows === 0n && claimed.invoice !== null)
    await tables
      .insertInto('outbox')
      .values({ ...claimed, ...sent, next_at: now })
      .execute();
  await recordSending(tables, [claimed.id]);
}

/** A mail with a link that ends, without the link: it is for its reader alone. */
function withoutSecret(stored: string, now: string): string {
  const { to, subject, validUntil } = JSON.parse(stored) as Mail;
  return validUntil === undefined ? stored : JSON.stringify({ to, subject, text: '', validUntil: now });
}

async function recordFailure(tables: Queries, claimed: Claimed, error: SendFailure): Promise<void> {
  const isWebhook = claimed.kind === 'webhook';
  const isOfSite = !isWebhook && concernsSite(error);
  const isTooOld = Date.now() - Date.parse(claimed.retried_at ?? claimed.created_at) > lifetime;
  const planned = pauses[Math.min(claimed.attempts, pauses.length - 1)]!;
  const nextAt = new Date(Date.now() + (isOfSite ? Math.min(planned, longestHold) : planned)).toISOString();
  const problem = plainReason(error, isWebhook);
  await tables
    .updateTable('outbox')
    .set({ state: isRefused(error) || isTooOld ? 'failed' : 'waiting', problem, next_at: nextAt })
    .where('id', '=', claimed.id)
    .where('state', '=', 'waiting')
    .execute();
  if (!isOfSite) return;
  await recordServerFailure(tables, problem);
  await holdOthers(tables, nextAt);
}

/** No other mail is tried before: the mail server would refuse it, too. */
const holdOthers = (tables: Queries, until: string) =>
  tables
    .updateTable('outbox')
    .set({ next_at: until })
    .where('state', '=', 'waiting')
    .where('kind', '!=', 'webhook')
    .where('next_at', '<', until)
    .execute();
