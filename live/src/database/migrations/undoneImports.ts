import type { Migration } from 'kysely';
import { isPostgres } from '../isPostgres';
import { refuse, replaceRefusals } from './refuseChanges';

/** Whether an invoice came with an import that is being undone. */
const isUndone = (invoice: string) => `exists (
  select 1 from invoices join invoice_imports on invoice_imports.id = invoices.import
  where invoices.id = ${invoice} and invoices.imported_at is not null and undone_at is not null)`;

/** Imports, and the deletion of their invoices when one is undone. */
export const undoneImports: Migration = {
  up: async (db) => {
    await db.schema
      .createTable('invoice_imports')
      .addColumn('id', isPostgres(db) ? 'serial' : 'integer', (column) =>
        isPostgres(db) ? column.primaryKey() : column.primaryKey().autoIncrement(),
      )
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('person_name', 'text', (column) => column.notNull())
      .addColumn('counters', 'text', (column) => column.notNull())
      .addColumn('undone_at', 'text')
      .execute();
    // It is not a foreign key: a restore adds rows in any order.
    await db.schema.alterTable('invoices').addColumn('import', 'integer').execute();
    await db.schema.createIndex('invoices_import').on('invoices').columns(['import', 'id']).execute();
    await refuse(db, [
      {
        name: 'invoices_stay_of_import',
        event: 'update of import on invoices',
        when: 'old.number is not null',
        says: 'an issued invoice does not change',
      },
    ]);
    await replaceRefusals(db, [
      {
        name: 'invoices_remain',
        event: 'delete on invoices',
        when: `old.number is not null and not ${isUndone('old.id')}`,
        says: 'an issued invoice is not deleted',
      },
      {
        name: 'invoice_payments_remain',
        event: 'delete on invoice_payments',
        when: `not ${isUndone('old.invoice')}`,
        says: 'a payment is not deleted',
      },
      {
        name: 'invoice_pdfs_remain',
        event: 'delete on invoice_pdfs',
        when: `not ${isUndone('old.invoice')}`,
        says: 'a PDF is not deleted',
      },
    ]);
  },
};
