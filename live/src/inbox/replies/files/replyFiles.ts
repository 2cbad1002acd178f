import type { Queries, Reading } from '../../../database/tables';
import { problem } from '../../../http/problem';
import type { Mail } from '../../../mail/mail';
import { cleanLine } from '../../../text/cleanText';
import { conversationWith, type Reader } from '../../conversations/conversations';

/** A file as it was sent. */
interface SentFile {
  name: string;
  /** Media type, by its content. */
  type: string;
  bytes: Buffer;
}

/** Most megabytes of all files of a reply. */
export const MAX_MEGABYTES = 10;
const MAX_NAME = 100;

const filesOf = (tables: Reading, conversation: number, { id }: Reader) =>
  tables.selectFrom('unsent_files').where('conversation', '=', conversation).where('person', '=', id);

/** The files that a person's next reply has. */
export const listReplyFiles = (tables: Reading, conversation: number, reader: Reader) =>
  filesOf(tables, conversation, reader).orderBy('id').select(['id', 'name', 'size']).execute();

/** Adds a file to a person's next reply. @throws a problem: 404, or 413 when there is too much. */
export async function addReplyFile(
  tables: Queries,
  conversation: number,
  { name, type, bytes }: SentFile,
  reader: Reader,
): Promise<void> {
  await conversationWith(tables, conversation, reader);
  const known = await listReplyFiles(tables, conversation, reader);
  const total = known.reduce((sum, file) => sum + file.size, bytes.length);
  if (total > MAX_MEGABYTES * 2 ** 20)
    throw problem(413, `The files of a reply can have ${MAX_MEGABYTES} MB in total.`);
  const base = cleanLine(name.split(/[/\\]/).at(-1)!).replaceAll(/["*:<>?|]/g, '');
  const file = { name: [...base].slice(-MAX_NAME).join('') || 'file', type, size: bytes.length, bytes };
  await tables
    .insertInto('unsent_files')
    .values({ conversation, person: reader.id, ...file })
    .execute();
}

/** @throws a problem (404). */
export async function removeReplyFile(
  tables: Queries,
  conversation: number,
  file: number,
  reader: Reader,
): Promise<void> {
  await conversationWith(tables, conversation, reader);
  const { numDeletedRows } = await tables
    .deleteFrom('unsent_files')
    .where('conversation', '=', conversation)
    .where('person', '=', reader.id)
    .where('id', '=', file)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw problem(404, 'This file does not exist.');
}

/** Moves the files of a person's next reply to the stored reply and to its mail. */
export async function attachFiles(
  tables: Queries,
  conversation: number,
  messageId: string,
  reader: Reader,
): Promise<void> {
  const files = await filesOf(tables, conversation, reader)
    .orderBy('id')
    .select(['name', 'type', 'size', 'bytes'])
    .execute();
  if (files.length === 0) return;
  const { id: message } = await tables
    .selectFrom('messages')
    .where('message_id', '=', messageId)
    .select('id')
    .executeTakeFirstOrThrow();
  const attached = await tables
    .insertInto('attachments')
    .values(files.map((file) => ({ ...file, bytes: Buffer.from(file.bytes), message, refused: null })))
    .returning('id')
    .execute();
  const { mail } = await tables
    .selectFrom('outbox')
    .where('message_id', '=', messageId)
    .select('mail')
    .executeTakeFirstOrThrow();
  const withFiles: Mail = { ...(JSON.parse(mail) as Mail), attachments: attached.map(({ id }) => id) };
  await tables
    .updateTable('outbox')
    .set({ mail: JSON.stringify(withFiles) })
    .where('message_id', '=', messageId)
    .execute();
  await tables
    .deleteFrom('unsent_files')
    .where('conversation', '=', conversation)
    .where('person', '=', reader.id)
    .execute();
}
