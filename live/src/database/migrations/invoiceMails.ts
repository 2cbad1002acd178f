import type { Migration } from 'kysely';

/** Mails with an invoice are found by it. */
export const invoiceMails: Migration = {
  up: async ({ schema }) => {
    await schema.alterTable('outbox').addColumn('invoice', 'integer').execute();
    await schema.createIndex('outbox_invoice').on('outbox').column('invoice').execute();
  },
};
