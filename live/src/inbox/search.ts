import { sql, type Expression, type SqlBool } from 'kysely';
import { isPostgres } from '../database/isPostgres';
import type { Reading } from '../database/tables';

/**
 * The words of a text, as the index and a search have them. Longer words are cut into several.
 * PostgreSQL itself would take minutes for signs between letters (`a_a_a_…`), which may begin a host
 * or a path.
 */
export const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]{1,100}/gu) ?? [];

/** Whether a conversation has all words of a text, of which each may be the beginning of a word. */
export function hasWords(tables: Reading, text: string): Expression<SqlBool> | undefined {
  const words = wordsIn(text);
  if (words.length === 0) return undefined;
  return isPostgres(tables)
    ? sql<SqlBool>`conversations.id in (select id from conversation_search
        where words @@ to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')}))`
    : sql<SqlBool>`conversations.id in (select rowid from conversation_search
        where conversation_search match ${words.map((word) => `"${word}"*`).join(' ')})`;
}
