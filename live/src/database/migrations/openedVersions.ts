import type { Migration } from 'kysely';

/** The newest version of a draft that a page has opened, or that others have merged. */
export const openedVersions: Migration = {
  up: async (db) => {
    await db.schema
      .alterTable('invoices')
      .addColumn('opened_version', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
