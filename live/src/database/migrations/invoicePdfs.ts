import type { Migration } from 'kysely';
import { isPostgres } from '../isPostgres';
import { isThere, refuse, refuseToEmpty } from './refuseChanges';

/** The PDFs of issued invoices. They are added once. */
export const invoicePdfs: Migration = {
  up: async (db) => {
    await db.schema
      .createTable('invoice_pdfs')
      .addColumn('invoice', 'integer', (column) => column.primaryKey().references('invoices.id'))
      .addColumn('bytes', isPostgres(db) ? 'bytea' : 'blob', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('made_at', 'text', (column) => column.notNull())
      .execute();
    await refuse(db, [
      { name: 'invoice_pdfs_stay', event: 'update on invoice_pdfs', says: 'a PDF does not change' },
      { name: 'invoice_pdfs_remain', event: 'delete on invoice_pdfs', says: 'a PDF is not deleted' },
      {
        name: 'invoice_pdfs_not_replaced',
        event: 'insert on invoice_pdfs',
        when: isThere('invoice_pdfs', 'there.invoice = new.invoice'),
        says: 'a PDF is not replaced',
      },
    ]);
    await refuseToEmpty(db, 'invoice_pdfs', 'invoice_pdfs_remain');
  },
};
