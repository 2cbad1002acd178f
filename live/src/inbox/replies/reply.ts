import type { Queries } from '../../database/tables';
import { addToLog, type Actor } from '../../log/addToLog';
import { postMail } from '../../mail/mail';
import { companyDay } from '../../clock/companyClock';
import { problem } from '../../http/problem';
import { answersTo, type MailSite } from '../answersTo';
import { conversationWith, type Reader } from '../conversations/conversations';
import { recipientsOf, type MailAddresses } from '../mailAddresses';
import { mention } from '../mentions';
import { attachFiles } from './files/replyFiles';
import { indexSoon } from '../searchIndex';
import { forgetUnsent } from './unsentTexts';

interface Written {
  text: string;
  reader: Reader;
  actor: Actor;
}

/** Adds a note for colleagues, and shows it to those whom it names. @throws a problem (404). */
export async function addNote(tables: Queries, id: number, { text, reader, actor }: Written): Promise<void> {
  const { kind } = await conversationWith(tables, id, reader);
  const at = new Date().toISOString();
  const note = { conversation: id, kind: 'note', person: actor.id, author: actor.name, text, at } as const;
  await tables.insertInto('messages').values(note).execute();
  await mention(tables, { conversation: id, kind, text, author: reader.id });
  await forgetUnsent(tables, id, 'note', reader);
  await indexSoon(tables, id);
  await addToLog(tables, actor, { action: 'noted on a message', subject: `inbox/${id}` });
}

/**
 * Answers a conversation by mail. The mail is stored with the answer, and sent afterwards.
 * @throws a problem: 404, 409 when somebody else has written since, 422 without an address.
 */
export async function reply(
  tables: Queries,
  id: number,
  { text, reader, actor, last: seen, toAll = false }: Written & { last: number; toAll?: boolean },
  site: MailSite,
): Promise<void> {
  const { name, email, subject } = await conversationWith(tables, id, reader);
  const messages = await tables
    .selectFrom('messages')
    .where('conversation', '=', id)
    .orderBy('id')
    .select(['id', 'kind', 'person', 'author', 'text', 'message_id', 'addresses', 'at'])
    .execute();
  const news = messages.findLast((message) => message.id > seen && message.person !== reader.id);
  if (news) throw problem(409, `${news.author} has written meanwhile. Read it, then send your reply again.`);
  const last = messages.findLast(({ kind }) => kind === 'received');
  const { to, others } = recipientsOf({ name, address: email }, addressesOf(last), site.ownAddresses ?? []);
  if (!to) throw problem(422, 'The sender of this mail has no address to reply to.');
  const cc = toAll ? others : [];
  const mail = {
    to,
    cc,
    ...(await answersTo(tables, { id, subject }, site)),
    text: last ? `${text}\n\n${quoted(last)}` : text,
    references: messages.flatMap(({ message_id: messageId }) => messageId ?? []),
  };
  const messageId = await postMail(tables, mail, { kind: 'reply', conversation: id, origin: site.origin });
  const at = new Date().toISOString();
  const sent = { conversation: id, kind: 'sent', person: actor.id, author: actor.name, text, at } as const;
  await tables
    .insertInto('messages')
    .values({ ...sent, message_id: messageId, addresses: JSON.stringify({ to: [to], cc }) })
    .execute();
  await tables
    .updateTable('conversations')
    .set({ state: 'answered', taken_by: reader.id, updated_at: at })
    .where('id', '=', id)
    .execute();
  await attachFiles(tables, id, messageId, reader);
  await forgetUnsent(tables, id, 'reply', reader);
  await indexSoon(tables, id);
  await addToLog(tables, actor, { action: 'answered a message', subject: `inbox/${id}` });
}

const addressesOf = (message: { addresses: string | null } | undefined) =>
  message?.addresses ? (JSON.parse(message.addresses) as MailAddresses) : undefined;

const quoted = ({ author, text, at }: { author: string; text: string; at: string }) =>
  [`${author} wrote on ${companyDay(new Date(at))}:`, ...text.split('\n').map((line) => `> ${line}`)].join(
    '\n',
  );
