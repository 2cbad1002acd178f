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
export const sendDue = (database: Database, send: SendMail): Promise<number> =>
  sendEach(database, '!=', async ({ mail: stored, message_id: messageId }) => {
    const mail = JSON.parse(stored) as Mail;
    assertValid(mail);
    await send(mail, { messageId, attachments: await attachmentsOf(database.tables, mail) });
  });

/** A message for a webhook in the outbox. */
export interface WebhookCall {
  /** On the page Mail. */
  subject: string;
  /** Id of the webhook. */
  webhook: string;
  /** JSON. */
  body: string;
}

/** One message, as it is sent to a webhook. */
export interface Delivery {
  /** The same at each attempt. */
  id: string;
  url: string;
  /** `whsec_` and the key in base64. */
  secret: string;
  body: string;
}

/** Sends what is due to webhooks, as `sendDue` does. */
export const callDue = (database: Database, call: (delivery: Delivery) => Promise<void>): Promise<number> =>
  sendEach(database, '=', async ({ id, mail, recipient: url }) => {
    const { webhook, body } = JSON.parse(mail) as WebhookCall;
    const { secret } = await database.tables
      .selectFrom('webhooks')
      .where('id', '=', webhook)
      .select('secret')
      .executeTakeFirstOrThrow();
    await call({ id, url, secret, body });
  });

/** @param isWebhook `=` for webhooks, `!=` for mails. */
async function sendEach(
  database: Database,
  isWebhook: '=' | '!=',
  send: (claimed: Claimed) => Promise<void>,
): Promise<number> {
  let sent = 0;
  for (let round = 0; round < roundSize; round++) {
    const claimed = await database.change((tables) => claimNext(tables, isWebhook));
    if (!claimed) break;
    const failure = await send(claimed).then(
      () => null,
      (error: SendFailure) => error,
    );
    await insist(() =>
      database.change<unknown>((tables) =>
        failure ? noteFailure(tables, claimed, failure) : noteSent(tables, claimed),
      ),
    );
    if (!failure) sent++;
  }
  return sent;
}

/** @throws an error that is final. */
function assertValid({ validUntil }: Mail): void {
  if (validUntil === undefined || validUntil > new Date().toISOString()) return;
  throw Object.assign(new Error('It was not sent before its link ended.'), { isFinal: true });
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
  recipient: string;
  mail: string;
  attempts: number;
  created_at: string;
  retried_at: string | null;
}

async function claimNext(tables: Queries, isWebhook: '=' | '!='): Promise<Claimed | undefined> {
  const now = Date.now();
  const next = await tables
    .selectFrom('outbox')
    .where('state', '=', 'waiting')
    .where('next_at', '<=', new Date(now).toISOString())
    .where('kind', isWebhook, 'webhook')
    .orderBy('next_at')
    .select(['id', 'message_id', 'recipient', 'mail', 'attempts', 'created_at', 'retried_at'])
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

async function noteSent(tables: Queries, { id, mail }: Claimed): Promise<void> {
  const now = new Date().toISOString();
  await tables
    .updateTable('outbox')
    .set({ state: 'sent', sent_at: now, problem: null, mail: withoutSecret(mail, now) })
    .where('id', '=', id)
    .execute();
}

/** A mail with a link that ends, without the link: it is for its reader alone. */
function withoutSecret(stored: string, now: string): string {
  const { to, subject, validUntil } = JSON.parse(stored) as Mail;
  return validUntil === undefined ? stored : JSON.stringify({ to, subject, text: '', validUntil: now });
}

/** An error of the mail server or a webhook. */
interface SendFailure extends Error {
  /** Reply code of SMTP; 5xx is final. */
  responseCode?: number;
  /** `EAUTH` when the server does not take the site's password. */
  code?: string;
  /** Whether no other attempt mends it. */
  isFinal?: boolean;
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
      problem: error.message,
      next_at: new Date(Date.now() + pause).toISOString(),
    })
    .where('id', '=', claimed.id)
    .execute();
}
