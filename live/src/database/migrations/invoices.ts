import { type Kysely, type Migration } from 'kysely';
import { isPostgres } from '../isPostgres';
import { refuseChanges } from './refuseChanges';

/** Invoices with their series, versions and payments, and the rights to write and to issue them. */
export const invoices: Migration = {
  up: async (db) => {
    await createSeries(db);
    await createInvoices(db);
    await createVersions(db);
    await createPayments(db);
    await refuseChanges(db);
    for (const right of ['may_invoice', 'may_issue'])
      await db.schema
        .alterTable('people')
        .addColumn(right, 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
  },
};

const idType = (db: Kysely<unknown>) => (isPostgres(db) ? 'serial' : 'integer');

async function createSeries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('invoice_series')
    .addColumn('id', idType(db), (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('pattern', 'text', (column) => column.notNull())
    .addColumn('is_yearly', 'integer', (column) => column.notNull())
    .addColumn('last_date', 'text', (column) => column.notNull())
    .addColumn('is_confirmed', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createTable('invoice_counters')
    .addColumn('series', 'integer', (column) => column.notNull().references('invoice_series.id'))
    .addColumn('period', 'text', (column) => column.notNull())
    .addColumn('last', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('invoice_counters_key', ['series', 'period'])
    .execute();
}

/** `credits` is not a foreign key: a restore adds rows in any order, and issued ones stay. */
async function createInvoices(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('invoices')
    .addColumn('id', idType(db), (column) =>
      // SQLite otherwise gives the number of a deleted draft again.
      isPostgres(db) ? column.primaryKey() : column.primaryKey().autoIncrement(),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('client', 'text', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('due_date', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('total', 'text', (column) => column.notNull())
    .addColumn('amount', 'double precision', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('credits', 'integer')
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('number', 'text', (column) => column.unique())
    .addColumn('series', 'integer', (column) => column.references('invoice_series.id'))
    .addColumn('issued_at', 'text')
    .addColumn('issued_by', 'text')
    .addColumn('hash', 'text')
    .addColumn('template_version', 'text')
    .addColumn('settlement', 'text', (column) => column.notNull().defaultTo('open'))
    .addColumn('sent_at', 'text')
    .addColumn('viewed_at', 'text')
    .addColumn('voided_at', 'text')
    .addColumn('void_reason', 'text')
    .execute();
  for (const column of ['client', 'date', 'due_date', 'amount', 'updated_at', 'credits'])
    await db.schema.createIndex(`invoices_${column}`).on('invoices').columns([column, 'id']).execute();
}

async function createVersions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('invoice_versions')
    .addColumn('invoice', 'integer', (column) =>
      column.notNull().references('invoices.id').onDelete('cascade'),
    )
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('person', 'text')
    .addColumn('person_name', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('invoice_versions_key', ['invoice', 'version'])
    .execute();
}

async function createPayments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('invoice_payments')
    .addColumn('id', idType(db), (column) => column.primaryKey())
    .addColumn('invoice', 'integer', (column) => column.notNull().references('invoices.id'))
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('amount', 'text', (column) => column.notNull())
    .addColumn('method', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('person_name', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('invoice_payments_invoice').on('invoice_payments').column('invoice').execute();
}
