import type { Migration } from 'kysely';
import { refuse } from './refuseChanges';

/** The quote that an invoice is made of. */
export const quotes: Migration = {
  up: async (db) => {
    await db.schema.alterTable('invoices').addColumn('quote', 'integer').execute();
    await db.schema.createIndex('invoices_quote').on('invoices').columns(['quote', 'id']).execute();
    await refuse(db, [
      {
        name: 'invoices_stay_quoted',
        event: 'update of quote on invoices',
        when: 'old.number is not null',
        says: 'an issued invoice does not change',
      },
    ]);
  },
};
