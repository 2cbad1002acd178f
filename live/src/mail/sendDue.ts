import type { Database } from '../database/openDatabase';
import type { Queries, Reading } from '../database/tables';
import type { Mail } from './mail';
import { concernsSite, type SendFailure } from './concernsSite';
import { recordOutcome, type Claimed, type Outcome } from './recordOutcome';
import type { MailFile, SendMail, Sent } from './transport';

/** How long a mail belongs to the server that sends it, in milliseconds. Another one tries after it. */
const claimTime = 5 * 60_000;
/** How long one attempt may take, in milliseconds: it ends before the claim does. */
const defaultAttemptTime = 4 * 60_000;
/** How many mails one round sends at most. */
const roundSize = 20;

interface How {
  /** Aborts when the process stops. */
  stopping?: AbortSignal;
  /** How long one attempt may take, in milliseconds. */
  attemptTime?: number;
}

interface HowMail extends How {
  /** Makes the files of the invoice that a mail brings; by default none. */
  invoiceFiles?: (mail: Mail) => Promise<MailFile[]>;
}

/**
 * Sends the mails that are due, one after the other, until the process stops or the mail server sends
 * nothing for the site. Several servers share the outbox: each mail is claimed before it is sent, and
 * a claim ends some time after its server has ended.
 * @returns how many were sent.
 */
export const sendDue = (
  database: Database,
  send: SendMail,
  { invoiceFiles = async () => [], ...how }: HowMail = {},
): Promise<number> =>
  sendEach(
    database,
    '!=',
    async ({ mail: stored, message_id: messageId }, signal) => {
      const mail = JSON.parse(stored) as Mail;
      assertValid(mail);
      const attached = await attachmentsOf(database.tables, mail);
      const attachments = [...attached, ...(await invoiceFiles(mail))];
      return send(mail, { messageId, attachments, signal });
    },
    how,
  );

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

/** Sends due webhooks, as `sendDue` does with mail. */
export const callDue = (
  database: Database,
  call: (delivery: Delivery) => Promise<void>,
  how: How = {},
): Promise<number> =>
  sendEach(
    database,
    '=',
    async ({ id, mail, recipient: url }) => {
      const { webhook, body } = JSON.parse(mail) as WebhookCall;
      const { secret } = await database.tables
        .selectFrom('webhooks')
        .where('id', '=', webhook)
        .select('secret')
        .executeTakeFirstOrThrow();
      await call({ id, url, secret, body });
    },
    how,
  );

/** @param isWebhook `=` for webhooks, `!=` for mails. */
async function sendEach(
  database: Database,
  isWebhook: '=' | '!=',
  send: (claimed: Claimed, signal: AbortSignal) => Promise<Sent | void>,
  { stopping, attemptTime = defaultAttemptTime }: How,
): Promise<number> {
  let sent = 0;
  for (let round = 0; round < roundSize && !stopping?.aborted; round++) {
    const claimed = await database.change((tables) => claimNext(tables, isWebhook));
    if (!claimed) break;
    const outcome = await send(claimed, AbortSignal.timeout(attemptTime)).then(
      (result): Outcome => ({ sent: result ?? undefined }),
      (failure: SendFailure): Outcome => ({ failure }),
    );
    await recordOutcome(database, claimed, outcome);
    if (!outcome.failure) sent++;
    else if (isWebhook === '!=' && concernsSite(outcome.failure)) break;
  }
  return sent;
}

/** @throws an error that is final. */
function assertValid({ validUntil }: Mail): void {
  if (validUntil === undefined || validUntil > new Date().toISOString()) return;
  throw Object.assign(new Error('It was not sent before its link ended.'), { isFinal: true });
}

async function claimNext(tables: Queries, isWebhook: '=' | '!='): Promise<Claimed | undefined> {
  const now = Date.now();
  const next = await tables
    .selectFrom('outbox')
    .where('state', '=', 'waiting')
    .where('next_at', '<=', new Date(now).toISOString())
    .where('kind', isWebhook, 'webhook')
    .orderBy('next_at')
    // A mail at which the mail server falls silent holds up no other one.
    .orderBy('attempts')
    .select(['id', 'kind', 'conversation', 'invoice', 'message_id', 'recipient', 'mail'])
    .select(['attempts', 'created_at', 'retried_at'])
    .limit(1)
    .executeTakeFirst();
  if (!next) return undefined;
  await tables
    .updateTable('outbox')
    .set({ next_at: new Date(now + claimTime).toISOString(), attempts: next.attempts + 1 })
    .where('id', '=', next.id)
    .execute();
  return next;
}

async function attachmentsOf(tables: Reading, { attachments = [] }: Mail): Promise<MailFile[]> {
  if (attachments.length === 0) return [];
  return tables
    .selectFrom('attachments')
    .where('id', 'in', attachments)
    .where('refused', 'is', null)
    .select(['name', 'type', 'bytes'])
    .execute();
}
