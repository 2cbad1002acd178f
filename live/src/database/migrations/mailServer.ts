import type { Migration } from 'kysely';

/** Whether the mail server sends for the site, for the page Mail: one row. */
export const mailServer: Migration = {
  up: async ({ schema }) => {
    await schema
      .createTable('mail_server')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('failing_since', 'text')
      .addColumn('problem', 'text')
      .addColumn('encryption', 'text')
      .execute();
  },
};
