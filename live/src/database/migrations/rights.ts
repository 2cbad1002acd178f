import type { Migration } from 'kysely';

/** Accounts of the company's login, each bound to one person; the log is searched for drafts that were discarded. */
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
    await schema.createIndex('log_action').on('log').columns(['action', 'subject']).execute();
  },
};
