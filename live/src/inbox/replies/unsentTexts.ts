import type { Queries, Reading, UnsentUse } from '../../database/tables';
import { conversationWith, type Reader } from '../conversations/conversations';
import { listReplyFiles } from './files/replyFiles';

/** Somebody writes while the text has changed within this time, in milliseconds. */
const writingTime = 60_000;

interface Unsent {
  use: UnsentUse;
  text: string;
}

/** Stores what a person has typed; an empty text is forgotten. @throws a problem (404). */
export async function storeUnsent(
  tables: Queries,
  conversation: number,
  { use, text }: Unsent,
  reader: Reader,
): Promise<void> {
  await conversationWith(tables, conversation, reader);
  await forgetUnsent(tables, conversation, use, reader);
  if (text === '') return;
  const updated = { text, updated_at: new Date().toISOString() };
  await tables
    .insertInto('unsent_texts')
    .values({ conversation, person: reader.id, use, ...updated })
    .execute();
}

/** Forgets what has been sent. */
export const forgetUnsent = (tables: Queries, conversation: number, use: UnsentUse, { id }: Reader) =>
  tables
    .deleteFrom('unsent_texts')
    .where('conversation', '=', conversation)
    .where('person', '=', id)
    .where('use', '=', use)
    .execute();

/** What a person has not sent yet, and the names of others who write a reply now. */
export async function unsentIn(tables: Reading, conversation: number, reader: Reader) {
  const { id } = reader;
  const rows = await tables
    .selectFrom('unsent_texts')
    .innerJoin('people', 'people.id', 'person')
    .where('conversation', '=', conversation)
    .select(['person', 'name', 'use', 'text', 'updated_at'])
    .execute();
  const textOf = (use: UnsentUse) => rows.find((row) => row.person === id && row.use === use)?.text ?? '';
  const since = new Date(Date.now() - writingTime).toISOString();
  const writing = rows.filter((row) => row.person !== id && row.use === 'reply' && row.updated_at > since);
  return {
    unsent: {
      reply: textOf('reply'),
      note: textOf('note'),
      files: await listReplyFiles(tables, conversation, reader),
    },
    writing: writing.map(({ name }) => name),
  };
}
