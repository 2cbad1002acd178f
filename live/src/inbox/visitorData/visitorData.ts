import { randomUUID } from 'node:crypto';
import type { Queries, Reading } from '../../database/tables';
import { escapeHtml } from '@vibrant-peak/shared/escapeHtml';
import { removeConversations } from '../removeConversations';
import type { Mail } from '../../mail/mail';
import { eraseLeftMails, leftMailsOf } from '../leftMails';
import { mailboxOf } from '../submissions/confirm';
import { countNamed, eraseFromMails } from '../namedInMails';

/** How much is stored of a person. */
export interface VisitorCounts {
  messages: number;
  applications: number;
  files: number;
  mails: number;
}

/** @param email in lower case. */
export async function countVisitorData(tables: Reading, email: string): Promise<VisitorCounts> {
  const kinds = await tables
    .selectFrom('conversations')
    .where('email', '=', email)
    .groupBy('kind')
    .select(({ fn }) => ['kind', fn.countAll().as('count')])
    .execute();
  const countOf = (kind: string) => Number(kinds.find((each) => each.kind === kind)?.count ?? 0);
  const files = await tables
    .selectFrom('attachments')
    .innerJoin('messages', 'messages.id', 'attachments.message')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation')
    .where('email', '=', email)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  const mails = await mailsOf(tables, email)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  const named = await countNamed(tables, email);
  const left = await leftMailsOf(tables, email);
  return {
    messages: countOf('contact'),
    applications: countOf('application'),
    files: Number(files.count),
    mails: Number(mails.count) + named + left.length,
  };
}

/** Mails to a person, or about the person's messages. Those of invoices are records to be retained. */
const mailsOf = (tables: Reading, email: string) =>
  tables
    .selectFrom('outbox')
    .where('invoice', 'is', null)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('recipient', '=', email),
        eb(
          'conversation',
          'in',
          selectFrom('conversations').where('email', '=', email).select('conversations.id'),
        ),
      ]),
    );

/** All that is stored of a person, for that person. Files are listed without their bytes. */
export async function exportVisitorData(tables: Reading, email: string) {
  const conversations = await tables
    .selectFrom('conversations')
    .where('email', '=', email)
    .orderBy('id')
    .select(['id', 'kind', 'name', 'email', 'phone', 'subject', 'state', 'stage', 'network'])
    .select(['created_at as createdAt', 'updated_at as updatedAt'])
    .execute();
  const messages = await tables
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation')
    .where('email', '=', email)
    .orderBy('messages.id')
    .select(['messages.id', 'conversation', 'messages.kind', 'author', 'text', 'at'])
    .execute();
  const files = await tables
    .selectFrom('attachments')
    .innerJoin('messages', 'messages.id', 'attachments.message')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation')
    .where('email', '=', email)
    .orderBy('attachments.id')
    .select(['message', 'attachments.name', 'type', 'size', 'refused'])
    .execute();
  const mails = await mailsOf(tables, email)
    .orderBy('created_at')
    .select(['recipient', 'mail', 'state', 'created_at as createdAt', 'sent_at as sentAt'])
    .execute();
  return {
    address: email,
    exportedAt: new Date().toISOString(),
    conversations: conversations.map(({ id, ...conversation }) => ({
      ...conversation,
      messages: messages
        .filter((each) => each.conversation === id)
        .map(({ kind, author, text, at, ...message }) => ({
          kind,
          author,
          text,
          at,
          files: files
            .filter((file) => file.message === message.id)
            .map(({ name, type, size, refused }) => ({ name, type, size, refused })),
        })),
    })),
    mails: mails.map(({ mail, ...row }) => {
      const { subject, text } = JSON.parse(mail) as Mail;
      return { ...row, subject, text };
    }),
  };
}

/** What has been erased. It names nobody. */
export interface Receipt extends VisitorCounts {
  number: string;
  at: string;
}

/** Erases all that is stored of a person, but for lines of the log, which have no content. */
export async function eraseVisitorData(tables: Queries, email: string): Promise<Receipt> {
  const counts = await countVisitorData(tables, email);
  const conversations = await tables
    .selectFrom('conversations')
    .where('email', '=', email)
    .select(['id', 'name', 'subject'])
    .execute();
  await eraseFromNotices(tables, conversations);
  await removeConversations(
    tables,
    conversations.map(({ id }) => id),
  );
  await tables.deleteFrom('outbox').where('recipient', '=', email).where('invoice', 'is', null).execute();
  await eraseFromMails(tables, email);
  await eraseLeftMails(tables, email);
  await tables.deleteFrom('mail_attempts').where('sender', '=', email).execute();
  await tables.deleteFrom('confirmations').where('mailbox', '=', mailboxOf(email)).execute();
  return { number: randomUUID(), at: new Date().toISOString(), ...counts };
}

const erased = '- An erased message';

/** Takes messages out of the mails that announce them to colleagues, maybe among others. */
async function eraseFromNotices(
  tables: Queries,
  conversations: readonly { name: string; subject: string }[],
): Promise<void> {
  const lines = new Set(conversations.map(({ name, subject }) => `- ${name}: ${subject}`));
  const htmlLines = new Set([...lines].map(escapeHtml));
  const notices = await tables
    .selectFrom('outbox')
    .where('kind', '=', 'notice')
    .select(['id', 'mail'])
    .execute();
  for (const { id, mail } of notices) {
    const { text, html, ...rest } = JSON.parse(mail) as Mail;
    const changed = {
      ...rest,
      text: text.replace(/.+/g, (line) => (lines.has(line) ? erased : line)),
      html: html?.replace(/[^<>\n]+/g, (line) => (htmlLines.has(line) ? erased : line)),
    };
    if (changed.text !== text)
      await tables
        .updateTable('outbox')
        .set({ mail: JSON.stringify(changed) })
        .where('id', '=', id)
        .execute();
  }
}
