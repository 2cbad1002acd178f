import type { Kysely, Migration } from 'kysely';

/** Forgotten passwords, answers by mail, notices to staff, and webhooks. */
export const mail: Migration = {
  up: async (db) => {
    await createPasswordLinks(db);
    await createInboxOfMails(db);
    await createWebhooks(db);
    await db.schema.alterTable('outbox').addColumn('retried_at', 'text').execute();
    await db.schema
      .alterTable('people')
      .addColumn('notices', 'text', (column) => column.notNull().defaultTo('never'))
      .execute();
    await db.schema
      .alterTable('people')
      .addColumn('noticed_message', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('people').addColumn('noticed_at', 'text').execute();
  },
};

async function createPasswordLinks({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('password_requests')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('password_links')
    .addColumn('person', 'text', (column) => column.primaryKey().references('people.id').onDelete('cascade'))
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .execute();
}

async function createInboxOfMails({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('keys')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('secret', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('mailboxes')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('validity', 'text', (column) => column.notNull())
    .addColumn('uid', 'integer', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .execute();
}

async function createWebhooks({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('webhooks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('told_message', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
}
