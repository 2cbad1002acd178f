import type { Migration } from 'kysely';
import { refuse } from './refuseChanges';

/** When a client accepted a quote, and the name that was given. */
export const acceptedQuotes: Migration = {
  up: async (db) => {
    await db.schema.alterTable('invoices').addColumn('accepted_at', 'text').execute();
    await db.schema.alterTable('invoices').addColumn('accepted_by', 'text').execute();
    await refuse(db, [
      {
        name: 'invoices_stay_accepted',
        event: 'update of accepted_at, accepted_by on invoices',
        when: 'old.accepted_at is not null',
        says: 'an accepted quote stays accepted',
      },
    ]);
  },
};
