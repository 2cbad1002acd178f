import type { Migration } from 'kysely';
import { refuse } from './refuseChanges';

/** When an invoice of another tool was imported. */
export const importedInvoices: Migration = {
  up: async (db) => {
    await db.schema.alterTable('invoices').addColumn('imported_at', 'text').execute();
    await refuse(db, [
      {
        name: 'invoices_stay_imported',
        event: 'update of imported_at on invoices',
        when: 'old.number is not null',
        says: 'an issued invoice does not change',
      },
    ]);
  },
};
