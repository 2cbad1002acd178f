import type { Reading } from '../database/tables';
import { conversationIn } from '../inbox/replies/replyToken';
import type { ReceivedMail } from './readMail';

/**
 * The conversation that a mail belongs to: by the mails that it answers, by the signed part of an
 * address, by the token in the subject, in this order. Its sender and subject alone name none.
 */
export async function findConversation(tables: Reading, mail: ReceivedMail): Promise<number | undefined> {
  const named = await byReferences(tables, mail);
  if (named !== undefined) return named;
  for (const text of [...mail.recipients.map(afterPlus), mail.subject]) {
    const id = await conversationIn(tables, text);
    if (id !== undefined) return id;
  }
  return undefined;
}

/** What an address has between a plus sign and the `@`. */
export const afterPlus = (address: string) => /\+([^+@]*)@[^@]*$/.exec(address)?.[1] ?? '';

/**
 * Only mails of the site count, whose `Message-ID`s nobody can guess, and the sender's own mails.
 */
async function byReferences(
  tables: Reading,
  { references, addresses: { from, replyTo } }: ReceivedMail,
): Promise<number | undefined> {
  if (references.length === 0) return undefined;
  const senders = [from.address, ...(replyTo ? [replyTo.address] : [])];
  const messages = await tables
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation')
    .where('message_id', 'in', references)
    .where(({ or, eb }) => or([eb('messages.kind', '=', 'sent'), eb('email', 'in', senders)]))
    .select(['message_id as messageId', 'conversation'])
    .execute();
  const sent = await tables
    .selectFrom('outbox')
    .where('message_id', 'in', references)
    .where('conversation', 'is not', null)
    .select(['message_id as messageId', 'conversation'])
    .execute();
  const found = new Map(
    [...sent, ...messages].map(({ messageId, conversation }) => [messageId, conversation]),
  );
  const nearest = references.find((id) => found.has(id));
  return nearest === undefined ? undefined : (found.get(nearest) ?? undefined);
}
