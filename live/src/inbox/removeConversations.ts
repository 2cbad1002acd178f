import { sql } from 'kysely';
import { isPostgres } from '../database/isPostgres';
import type { Queries } from '../database/tables';

/** As many as one statement names. */
const MAX_IDS = 500;

/** Removes conversations with their messages, files, words of the search and mails. */
export async function removeConversations(tables: Queries, all: readonly number[]): Promise<void> {
  for (let start = 0; start < all.length; start += MAX_IDS) {
    const ids = all.slice(start, start + MAX_IDS);
    await tables.deleteFrom('outbox').where('conversation', 'in', ids).execute();
    await tables.deleteFrom('conversations').where('id', 'in', ids).execute();
    // In PostgreSQL, the index goes with its conversation.
    if (!isPostgres(tables))
      await sql`delete from conversation_search where rowid in (${sql.join(ids)})`.execute(tables);
  }
}
