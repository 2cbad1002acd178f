import { sql, type Expression, type SqlBool } from 'kysely';
import { isPostgres } from '../database/isPostgres';
import type { Queries, Reading } from '../database/tables';

/**
 * Longest indexed text of a conversation, in characters, the newest messages first. PostgreSQL
 * refuses a `tsvector` of more than 1 MB (PostgreSQL documentation, "Limitations" of text search).
 */
const MAX_WORDS = 250_000;

/** Brings the search index of a conversation up to date. Call it in each change of its words. */
export async function indexConversation(tables: Queries, id: number): Promise<void> {
  const words = await wordsOf(tables, id);
  await sql`delete from conversation_search where ${idColumn(tables)} = ${id}`.execute(tables);
  await (
    isPostgres(tables)
      ? sql`insert into conversation_search (id, words) values (${id}, to_tsvector('simple', ${words}))`
      : sql`insert into conversation_search (rowid, words) values (${id}, ${words})`
  ).execute(tables);
}

/** Fills an index that a restored backup has left empty. */
export async function fillSearch(tables: Queries): Promise<void> {
  const isFilled = await sql`select 1 from conversation_search limit 1`.execute(tables);
  if (isFilled.rows.length > 0) return;
  for (const { id } of await tables.selectFrom('conversations').select('id').execute())
    await indexConversation(tables, id);
}

/** Whether a conversation has all words of a text, of which each may be the beginning of a word. */
export function hasWords(tables: Reading, text: string): Expression<SqlBool> | undefined {
  const words = text.match(/[\p{L}\p{N}]+/gu);
  if (!words) return undefined;
  return isPostgres(tables)
    ? sql<SqlBool>`conversations.id in (select id from conversation_search
        where words @@ to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')}))`
    : sql<SqlBool>`conversations.id in (select rowid from conversation_search
        where conversation_search match ${words.map((word) => `"${word}"*`).join(' ')})`;
}

const idColumn = (tables: Queries) => sql.raw(isPostgres(tables) ? 'id' : 'rowid');

async function wordsOf(tables: Queries, id: number): Promise<string> {
  const { name, email, phone, subject } = await tables
    .selectFrom('conversations')
    .where('id', '=', id)
    .select(['name', 'email', 'phone', 'subject'])
    .executeTakeFirstOrThrow();
  const messages = await tables
    .selectFrom('messages')
    .where('conversation', '=', id)
    .orderBy('id', 'desc')
    .select('text')
    .execute();
  // Addresses are found by their parts, in both databases.
  const address = email.replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
  return [name, address, phone, subject, ...messages.map(({ text }) => text)].join('\n').slice(0, MAX_WORDS);
}
