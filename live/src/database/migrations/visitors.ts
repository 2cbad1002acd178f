import { sql, type Kysely, type Migration } from 'kysely';
import { isPostgres } from '../isPostgres';

/** Settings of the company, visitors who got a confirmation, and files that wait for the virus scanner. */
export const visitors: Migration = {
  up: async (db) => {
    const { schema } = db;
    await schema
      .createTable('settings')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('confirmations')
      .addColumn('mailbox', 'text', (column) => column.primaryKey())
      .addColumn('sent_at', 'text', (column) => column.notNull())
      .execute();
    await schema
      .alterTable('attachments')
      .addColumn('awaits_scan', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema.createIndex('attachments_awaits_scan').on('attachments').column('awaits_scan').execute();
    await schema.createIndex('outbox_conversation').on('outbox').column('conversation').execute();
    await schema.createIndex('outbox_recipient').on('outbox').column('recipient').execute();
    await schema
      .createIndex('conversations_state_kind')
      .on('conversations')
      .columns(['state', 'kind', 'deleted_at', 'updated_at'])
      .execute();
    await searchForgets(db);
  },
};

/** SQLite's search index otherwise keeps words of removed messages until it is merged. */
async function searchForgets(db: Kysely<unknown>): Promise<void> {
  if (isPostgres(db)) return;
  await sql`insert into conversation_search (conversation_search, rank) values ('secure-delete', 1)`.execute(
    db,
  );
}
