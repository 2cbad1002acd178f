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
    const { id, message_id: messageId } = claimed;
    try {
      const mail = JSON.parse(claimed.mail) as Mail;
      assertValid(mail);
      await send(mail, { messageId, attachments: await attachmentsOf(database.tables, mail) });
      await database.change((tables) => noteSent(tables, id));
      sent++;
    } catch (error) {
      await database.change((tables) => noteFailure(tables, claimed, error as SendFailure));
    }
  }
  return sent;
}

/** @throws an error that is final. */
function assertValid({ validUntil }: Mail): void {
  if (validUntil === undefined || validUntil > new Date().toISOString()) return;
  throw Object.assign(new Error('It was not sent before its link ended.'), { responseCode: 550 });
}

interface Claimed {
  id: string;
  message_id: string;
  mail: string;
  attempts: number;
  created_at: string;
  retried_at: string | null;
}

async function claimNext(tables: Queries): Promise<Claimed | undefined> {
  const now = Date.now();
  const next = await tables
    .selectFrom('outbox')
    .where('state', '=', 'waiting')
    .where('next_at', '<=', new Date(now).toISOString())
    .orderBy('next_at')
    .select(['id', 'message_id', 'mail', 'attempts', 'created_at', 'retried_at'])
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
    // What it says is in the inbox, or is a secret for its reader alone.
    .set({ state: 'sent', sent_at: new Date().toISOString(), problem: null, mail: '{}' })
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
  const isTooOld = Date.now() - Date.parse(claimed.retried_at ?? claimed.created_at) > lifetime;
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
