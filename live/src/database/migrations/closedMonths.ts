import type { Migration } from 'kysely';

/** Months that were handed over, with what their archives have beside the PDFs. */
export const closedMonths: Migration = {
  up: async ({ schema }) => {
    await schema
      .createTable('closed_months')
      .addColumn('month', 'text', (column) => column.primaryKey())
      .addColumn('has_imported', 'integer', (column) => column.notNull())
      .addColumn('accounts', 'text', (column) => column.notNull())
      .addColumn('files', 'text', (column) => column.notNull())
      .addColumn('pdfs', 'text', (column) => column.notNull())
      .addColumn('closed_at', 'text', (column) => column.notNull())
      .addColumn('person_name', 'text', (column) => column.notNull())
      .execute();
  },
};
