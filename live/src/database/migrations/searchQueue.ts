import { sql, type Migration } from 'kysely';

/**
 * Conversations whose words have changed since they were indexed: at first all of them, as words are
 * split in another way.
 */
export const searchQueue: Migration = {
  up: async (db) => {
    await db.schema
      .createTable('conversation_search_due')
      .addColumn('conversation', 'integer', (column) =>
        column.primaryKey().references('conversations.id').onDelete('cascade'),
      )
      .execute();
    await sql`insert into conversation_search_due (conversation) select id from conversations`.execute(db);
  },
};
