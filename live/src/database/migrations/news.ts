import { sql, type Kysely, type Migration } from 'kysely';
import { isPostgres } from '../isPostgres';

/** In which order staff and webhooks hear of messages: one taken out of spam is new at that moment. */
export const news: Migration = {
  up: async (db) => {
    await db.schema
      .createTable('news')
      .addColumn('id', isPostgres(db) ? 'serial' : 'integer', (column) =>
        // SQLite otherwise gives the number of a removed row again.
        isPostgres(db) ? column.primaryKey() : column.primaryKey().autoIncrement(),
      )
      .addColumn('message', 'integer', (column) =>
        column.notNull().unique().references('messages.id').onDelete('cascade'),
      )
      .execute();
    await sql`insert into news (message) select messages.id from messages
      join conversations on conversations.id = conversation
      where messages.kind = 'received' and state != 'spam' order by messages.id`.execute(db);
    await countNews(db, 'people', 'noticed_message', 'noticed_news');
    await countNews(db, 'webhooks', 'told_message', 'told_news');
  },
};

/** A column with the last news in the place of one with the last message. */
async function countNews(db: Kysely<unknown>, table: string, from: string, to: string): Promise<void> {
  await db.schema.alterTable(table).renameColumn(from, to).execute();
  const column = sql.ref(to);
  await sql`update ${sql.table(table)} set ${column} =
    coalesce((select max(id) from news where message <= ${column}), 0)`.execute(db);
}
