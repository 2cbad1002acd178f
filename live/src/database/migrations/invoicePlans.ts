import type { Migration } from 'kysely';
import { isPostgres } from '../isPostgres';

/** Invoices that come again, and what was made for each of their days: one invoice. */
export const invoicePlans: Migration = {
  up: async (db) => {
    await db.schema
      .createTable('invoice_plans')
      .addColumn('id', isPostgres(db) ? 'serial' : 'integer', (column) => column.primaryKey())
      .addColumn('source', 'integer', (column) => column.references('invoices.id').onDelete('set null'))
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('every', 'text', (column) => column.notNull())
      .addColumn('first', 'text', (column) => column.notNull())
      .addColumn('next', 'text', (column) => column.notNull())
      .addColumn('mode', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('person_name', 'text', (column) => column.notNull())
      .addColumn('made_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('invoice_plans_source').on('invoice_plans').column('source').execute();
    await db.schema
      .createTable('invoice_plan_days')
      .addColumn('plan', 'integer', (column) => column.notNull().references('invoice_plans.id'))
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('invoice', 'integer', (column) => column.references('invoices.id').onDelete('set null'))
      .addColumn('todo', 'text')
      .addColumn('problem', 'text')
      .addColumn('at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('invoice_plan_days_key', ['plan', 'day'])
      .execute();
    await db.schema
      .createIndex('invoice_plan_days_invoice')
      .on('invoice_plan_days')
      .column('invoice')
      .execute();
  },
};
