import type { Migration } from 'kysely';

/** The last number is named for each year that a series counts, not for the series. */
export const namedNumbers: Migration = {
  up: async ({ schema }) => {
    await schema
      .alterTable('invoice_counters')
      .addColumn('is_confirmed', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema.alterTable('invoice_series').dropColumn('is_confirmed').execute();
  },
};
