import type { Migration } from 'kysely';

/**
 * Accounts of the company's login, each bound to one person; browsers in which somebody has signed
 * in; the log is searched for drafts that were discarded.
 */
export const rights: Migration = {
  up: async ({ schema }) => {
    await schema
      .createTable('company_accounts')
      .addColumn('issuer', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('bound_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('company_accounts_key', ['issuer', 'subject'])
      .addUniqueConstraint('company_accounts_person', ['issuer', 'person'])
      .execute();
    await schema
      .createTable('devices')
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('seen_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('devices_key', ['hash', 'person'])
      .execute();
    await schema
      .alterTable('sessions')
      .addColumn('is_strong', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema.createIndex('log_action').on('log').columns(['action', 'subject']).execute();
  },
};
