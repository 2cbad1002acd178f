import type { Migration } from 'kysely';
import { isThere, refuse } from './refuseChanges';

/**
 * The payment that a row takes back. It is not a foreign key: a restore adds rows in any order, and
 * payments stay.
 */
export const takenBackPayments: Migration = {
  up: async (db) => {
    await db.schema.alterTable('invoice_payments').addColumn('takes_back', 'integer').execute();
    await db.schema
      .createIndex('invoice_payments_takes_back')
      .unique()
      .on('invoice_payments')
      .column('takes_back')
      .execute();
    await refuse(db, [
      {
        name: 'invoice_payments_taken_back_once',
        event: 'insert on invoice_payments',
        when: isThere('invoice_payments', 'there.takes_back = new.takes_back'),
        says: 'a payment is not taken back twice',
      },
    ]);
  },
};
