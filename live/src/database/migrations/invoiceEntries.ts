import type { Migration } from 'kysely';
import { isPostgres } from '../isPostgres';

/** Clients and items that are stored, and the last price of an item for a client. */
export const invoiceEntries: Migration = {
  up: async (db) => {
    await db.schema
      .createTable('invoice_entries')
      .addColumn('id', isPostgres(db) ? 'serial' : 'integer', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('words', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('is_hidden', 'integer', (column) => column.notNull().defaultTo(0))
      .addUniqueConstraint('invoice_entries_key', ['kind', 'key'])
      .execute();
    await db.schema
      .createTable('invoice_prices')
      .addColumn('client', 'integer', (column) => column.notNull().references('invoice_entries.id'))
      .addColumn('item', 'integer', (column) => column.notNull().references('invoice_entries.id'))
      .addColumn('amount', 'text', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('invoice', 'integer', (column) => column.notNull().references('invoices.id'))
      .addPrimaryKeyConstraint('invoice_prices_key', ['client', 'item'])
      .execute();
    await db.schema.createIndex('invoice_prices_item').on('invoice_prices').column('item').execute();
  },
};
