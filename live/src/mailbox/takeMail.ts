import type { Queries } from '../database/tables';
import { receive } from '../inbox/receive';
import { indexConversation } from '../inbox/search';
import { noteSending } from '../mail/noteSending';
import { addNews } from '../mail/news';
import { findConversation } from './findConversation';
import type { ReceivedMail } from './readMail';

/** Automatic mails that a conversation takes within a day; a loop of two programs ends there. */
const MAX_AUTOMATIC = 3;
const day = 24 * 3600_000;
/** Largest attachment, in bytes. */
const largest = 10 * 2 ** 20;

export interface Taking {
  /** Addresses from which the site itself sends. */
  own: readonly string[];
  /** Whether a virus scanner looks at attachments afterwards. */
  awaitsScan?: boolean;
}

/** What became of a mail. */
export type Taken = 'answer' | 'new' | 'known' | 'loop' | 'left';

/**
 * Puts a received mail into its conversation, once: two servers may read the same mailbox. A
 * person's mail that belongs to none begins one; others stay in the mailbox. No mail is answered by
 * the program.
 */
export async function takeMail(
  tables: Queries,
  mail: ReceivedMail,
  { own, awaitsScan = false }: Taking,
): Promise<Taken> {
  if (own.includes(mail.from.address) || (await isKnown(tables, mail.messageId))) return 'known';
  if (mail.kind === 'bounce' && mail.report) await noteBounce(tables, mail.references, mail.report.reason);
  const conversation = await findConversation(tables, mail);
  if (conversation !== undefined) return addTo(tables, conversation, mail, awaitsScan);
  if (mail.kind !== 'received') return 'left';
  await begin(tables, mail, awaitsScan);
  return 'new';
}

async function isKnown(tables: Queries, messageId: string): Promise<boolean> {
  const [message, sent] = await Promise.all([
    tables.selectFrom('messages').where('message_id', '=', messageId).select('id').executeTakeFirst(),
    tables.selectFrom('outbox').where('message_id', '=', messageId).select('id').executeTakeFirst(),
  ]);
  return message !== undefined || sent !== undefined;
}

/** The page Mail, and the answer in the inbox, show that a mail has come back. */
async function noteBounce(tables: Queries, references: string[], reason: string): Promise<void> {
  if (references.length === 0) return;
  const back = await tables
    .updateTable('outbox')
    .set({ state: 'failed', problem: `It came back: ${reason}` })
    .where('message_id', 'in', references)
    .where('state', '=', 'sent')
    .returning('id')
    .execute();
  await noteSending(
    tables,
    back.map(({ id }) => id),
  );
}

async function addTo(
  tables: Queries,
  conversation: number,
  mail: ReceivedMail,
  awaitsScan: boolean,
): Promise<Taken> {
  const kind = (await isRepeated(tables, conversation, mail)) ? 'automatic' : mail.kind;
  if (kind !== 'received' && (await isLoop(tables, conversation))) return 'loop';
  const { email, state } = await tables
    .selectFrom('conversations')
    .where('id', '=', conversation)
    .select(['email', 'state'])
    .executeTakeFirstOrThrow();
  const at = new Date().toISOString();
  const { id } = await tables
    .insertInto('messages')
    .values({
      ...{ conversation, kind, at, text: mail.text, message_id: mail.messageId },
      author: authorOf(mail, email),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await attach(tables, id, mail, awaitsScan);
  // An automatic answer is no news.
  if (kind !== 'automatic')
    await tables
      .updateTable('conversations')
      .set(({ eb }) => ({
        state: eb
          .case()
          .when('state', '=', 'spam')
          .then('spam' as const)
          .else('open' as const)
          .end(),
        updated_at: at,
        deleted_at: null,
      }))
      .where('id', '=', conversation)
      .execute();
  if (state !== 'spam') await addNews(tables, conversation);
  await indexConversation(tables, conversation);
  return 'answer';
}

/** Says so when another address than the visitor's has answered. */
function authorOf({ from: { name, address } }: ReceivedMail, visitor: string): string {
  if (address === visitor) return name || address;
  return name ? `${name} <${address}>` : address;
}

/** Whether a program that does not say so keeps sending the same words. People may repeat theirs. */
async function isRepeated(tables: Queries, conversation: number, mail: ReceivedMail): Promise<boolean> {
  const last = await tables
    .selectFrom('messages')
    .where('conversation', '=', conversation)
    .where('kind', 'in', ['received', 'automatic'])
    .where('message_id', 'is not', null)
    .orderBy('id', 'desc')
    .limit(MAX_AUTOMATIC)
    .select('text')
    .execute();
  return last.length === MAX_AUTOMATIC && last.every(({ text }) => text === mail.text);
}

async function isLoop(tables: Queries, conversation: number): Promise<boolean> {
  const { count } = await tables
    .selectFrom('messages')
    .where('conversation', '=', conversation)
    .where('kind', 'in', ['automatic', 'bounce'])
    .where('at', '>', new Date(Date.now() - day).toISOString())
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count) >= MAX_AUTOMATIC;
}

/** Begins a conversation, as the contact form does; many from one address look like spam. */
async function begin(tables: Queries, mail: ReceivedMail, awaitsScan: boolean): Promise<void> {
  const { name, address } = mail.from;
  const { id } = await receive(tables, {
    ...{ kind: 'contact', key: `mail ${mail.messageId}`, network: `mail ${address}` },
    ...{ name: name || address, email: address, phone: '', website: '', elapsed: undefined },
    subject: mail.subject || 'Mail without a subject',
    text: mail.text,
  });
  const message = await tables
    .updateTable('messages')
    .set({ message_id: mail.messageId })
    .where('conversation', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow();
  await attach(tables, message.id, mail, awaitsScan);
}

async function attach(
  tables: Queries,
  message: number,
  { attachments }: ReceivedMail,
  awaitsScan: boolean,
): Promise<void> {
  for (const { name, type, bytes, refused } of attachments) {
    const isLarge = bytes.length > largest;
    await tables
      .insertInto('attachments')
      .values({
        ...{ message, name, type, size: bytes.length, bytes: isLarge ? Buffer.alloc(0) : bytes },
        awaits_scan: Number(awaitsScan && !isLarge && !refused),
        refused: isLarge ? 'It is larger than 10 MB, and stays in the mailbox.' : (refused ?? null),
      })
      .execute();
  }
}
