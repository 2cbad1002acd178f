import { sql, type Kysely, type Migration } from 'kysely';
import { indexable, MAX_INDEXED } from '../indexable';

/** No mailbox has a longer address (RFC 5321). */
const MAX_ADDRESS = 254;

/**
 * Shortens texts of hostile mails in columns with an index, which PostgreSQL does not store. An
 * address gets a length with which its messages can be erased.
 */
export const boundedTexts: Migration = {
  up: async (db) => {
    await bound(db, 'conversations', 'email', MAX_ADDRESS);
    await bound(db, 'outbox', 'recipient', MAX_ADDRESS, sql`and kind != 'webhook'`);
    for (const [table, column] of [
      ['conversations', 'network'],
      ['conversations', 'form_key'],
      ['messages', 'message_id'],
      ['outbox', 'message_id'],
    ] as const)
      await bound(db, table, column, MAX_INDEXED);
  },
};

async function bound(
  db: Kysely<unknown>,
  table: string,
  column: string,
  most: number,
  further = sql``,
): Promise<void> {
  const [place, name] = [sql.table(table), sql.ref(column)];
  const { rows } = await sql<{ id: number | string; text: string }>`
    select id, ${name} as text from ${place} where length(${name}) > ${sql.lit(most)} ${further}`.execute(db);
  for (const { id, text } of rows)
    await sql`update ${place} set ${name} = ${indexable(text, most)} where id = ${id}`.execute(db);
}
