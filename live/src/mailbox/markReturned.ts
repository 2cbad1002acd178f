import type { Queries, Reading } from '../database/tables';
import { conversationIn } from '../inbox/replies/replyToken';
import type { Mail } from '../mail/mail';
import { addressesIn } from './addressesOf';
import { afterPlus } from './findConversation';
import type { ReceivedMail } from './readMail';
import type { Report } from './reportIn';

/** A report that names recipient and subject alone is about a mail of these last days. */
const days = 7 * 24 * 3600_000;

/**
 * Shows that a mail has come back, with the name of who says so. It stays a sent one: its receiver
 * can write such a report, too, and people decide what it means.
 * @returns the conversation of that mail, if any.
 */
export async function markReturned(
  tables: Queries,
  { report, references, addresses }: ReceivedMail,
): Promise<number | undefined> {
  if (!report) return undefined;
  const sent =
    (await sentWith(tables, references)) ??
    (await lastOfConversation(tables, report)) ??
    (await sentTo(tables, report));
  if (!sent) return undefined;
  const reporter = report.reporter || addresses.from.address;
  await tables
    .updateTable('outbox')
    .set({ problem: `It came back, ${reporter} reports: ${report.reason || 'no reason'}` })
    .where('id', '=', sent.id)
    .execute();
  return sent.conversation ?? undefined;
}

/** Sent mails, the newest first. */
const allSent = (tables: Reading) =>
  tables
    .selectFrom('outbox')
    .where('state', '=', 'sent')
    .where('kind', '!=', 'webhook')
    .orderBy('sent_at', 'desc')
    .select(['id', 'conversation', 'mail']);

const sentWith = async (tables: Reading, messageIds: readonly string[]) =>
  messageIds.length === 0
    ? undefined
    : allSent(tables).where('message_id', 'in', messageIds).executeTakeFirst();

/** By the token of the conversation, where a relay has replaced the `Message-ID`. */
async function lastOfConversation(tables: Reading, { original }: Report) {
  for (const text of [...addressesIn(original.replyTo).map(afterPlus), original.subject]) {
    const conversation = await conversationIn(tables, text);
    if (conversation !== undefined)
      return allSent(tables).where('conversation', '=', conversation).executeTakeFirst();
  }
  return undefined;
}

async function sentTo(tables: Reading, { original: { recipients, subject } }: Report) {
  const addresses = addressesIn(recipients);
  if (addresses.length === 0) return undefined;
  const sent = await allSent(tables)
    .where('recipient', 'in', addresses)
    .where('sent_at', '>', new Date(Date.now() - days).toISOString())
    .limit(20)
    .execute();
  return sent.find(({ mail }) => (JSON.parse(mail) as Mail).subject === subject);
}
