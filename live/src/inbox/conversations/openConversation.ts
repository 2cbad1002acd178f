import type { Static } from '@sinclair/typebox';
import type { Reading } from '../../database/tables';
import { conversationWith, otherConversations, type Reader } from './conversations';
import type { MailSite } from '../answersTo';
import type { conversationSchema, messageSchema } from '../inboxSchemas';
import { recipientsOf, type MailAddresses } from '../mailAddresses';
import { colleagues } from '../mentions';
import { unsentIn } from '../replies/unsentTexts';

/** A conversation with all that belongs to it. @throws a problem (404). */
export async function openConversation(
  tables: Reading,
  id: number,
  reader: Reader,
  { ownAddresses = [] }: Pick<MailSite, 'ownAddresses'>,
): Promise<Static<typeof conversationSchema>> {
  const found = await conversationWith(tables, id, reader);
  const taker = await tables
    .selectFrom('people')
    .where('id', '=', found.taken_by ?? '')
    .select('name')
    .executeTakeFirst();
  const reads = await tables
    .selectFrom('conversation_reads')
    .innerJoin('people', 'people.id', 'conversation_reads.person')
    .where('conversation', '=', id)
    .where('read_at', '>=', found.updated_at)
    .orderBy('people.name')
    .select('people.name')
    .execute();
  const messages = await messagesOf(tables, id);
  const { kind, name, email, phone, subject, state, stage } = found;
  return {
    id,
    kind,
    name,
    email,
    phone,
    subject,
    state,
    stage,
    earlier: await otherConversations(tables, found, reader),
    isOurs: messages[0]?.kind === 'sent',
    spamReason: found.spam_reason,
    takenBy: found.taken_by,
    takenByName: taker?.name ?? null,
    createdAt: found.created_at,
    updatedAt: found.updated_at,
    deletedAt: found.deleted_at,
    readBy: reads.map((each) => each.name),
    messages,
    recipients: recipientsOf({ name, address: email }, lastAddresses(messages), ownAddresses),
    ...(await unsentIn(tables, id, reader)),
    colleagues: (await colleagues(tables, kind)).flatMap((each) => (each.id === reader.id ? [] : each.name)),
  };
}

/** Of the last message that was received. */
const lastAddresses = (messages: readonly { kind: string; addresses: MailAddresses | null }[]) =>
  messages.findLast(({ kind }) => kind === 'received')?.addresses ?? undefined;

async function messagesOf(tables: Reading, id: number): Promise<Static<typeof messageSchema>[]> {
  const messages = await tables
    .selectFrom('messages')
    .leftJoin('outbox', 'outbox.message_id', 'messages.message_id')
    .where('messages.conversation', '=', id)
    .orderBy('messages.id')
    .select([
      'messages.id',
      'messages.kind',
      'author',
      'text',
      'at',
      'addresses',
      'outbox.state as delivery',
      'outbox.problem as deliveryProblem',
    ])
    .execute();
  const attachments = await tables
    .selectFrom('attachments')
    .innerJoin('messages', 'messages.id', 'attachments.message')
    .where('conversation', '=', id)
    .select(['attachments.id', 'message', 'name', 'type', 'size', 'refused', 'awaits_scan'])
    .execute();
  return messages.map(({ addresses, delivery, ...message }) => ({
    ...message,
    addresses: addresses === null ? null : (JSON.parse(addresses) as MailAddresses),
    // A sent mail has a problem when somebody reports that it came back.
    delivery: delivery === 'sent' && message.deliveryProblem !== null ? 'returned' : delivery,
    attachments: attachments
      .filter((each) => each.message === message.id)
      .map((file) => ({ ...file, awaitsScan: file.awaits_scan === 1 })),
  }));
}
