import type { Migration } from 'kysely';

/** The pages on which clients see their invoices, and what they say there. */
export const invoiceLinks: Migration = {
  up: async ({ schema }) => {
    await schema
      .createTable('invoice_links')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('token', 'text', (column) => column.notNull())
      .addColumn('invoice', 'integer', (column) => column.notNull().references('invoices.id'))
      .addColumn('made_at', 'text', (column) => column.notNull())
      .addColumn('ended_at', 'text')
      .execute();
    await schema.createIndex('invoice_links_invoice').on('invoice_links').column('invoice').execute();
    await schema.alterTable('invoices').addColumn('says_paid_at', 'text').execute();
  },
};
