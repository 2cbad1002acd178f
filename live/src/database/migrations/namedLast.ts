import { sql, type Migration } from 'kysely';

/**
 * The last number that a person has named, so that an import that is undone does not take it back.
 * Earlier releases do not tell it from numbers that were given since.
 */
export const namedLast: Migration = {
  up: async (db) => {
    await db.schema
      .alterTable('invoice_counters')
      .addColumn('named', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update invoice_counters set named = last where is_confirmed = 1`.execute(db);
  },
};
