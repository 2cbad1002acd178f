import type { Migration } from 'kysely';

/** Reminders that were written: each step of an invoice once, and one in a day. */
export const invoiceReminders: Migration = {
  up: async ({ schema }) => {
    await schema
      .createTable('invoice_reminders')
      .addColumn('invoice', 'integer', (column) => column.notNull().references('invoices.id'))
      .addColumn('step', 'integer', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('invoice_reminders_key', ['invoice', 'step'])
      .addUniqueConstraint('invoice_reminders_day', ['invoice', 'day'])
      .execute();
  },
};
