import { sql } from 'kysely';
import { isPostgres } from '../database/isPostgres';
import type { Queries } from '../database/tables';

/** How long deleted messages and spam are kept, in milliseconds. */
const lifetime = 30 * 24 * 3600_000;

/** Removes what has been in the bin, or among the spam, for long. */
export async function removeOldConversations(tables: Queries): Promise<void> {
  const limit = new Date(Date.now() - lifetime).toISOString();
  const old = await tables
    .deleteFrom('conversations')
    .where(({ or, and, eb }) =>
      or([eb('deleted_at', '<=', limit), and([eb('state', '=', 'spam'), eb('updated_at', '<=', limit)])]),
    )
    .returning('id')
    .execute();
  // In PostgreSQL, the index goes with its conversation.
  if (old.length === 0 || isPostgres(tables)) return;
  await sql`delete from conversation_search where rowid in (${sql.join(old.map(({ id }) => id))})`.execute(
    tables,
  );
}
