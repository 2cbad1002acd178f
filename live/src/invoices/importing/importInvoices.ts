import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { zero } from '@vibrant-peak/invoice/decimal';
import { sql } from 'kysely';
import { decimalsOf } from '@vibrant-peak/invoice/money';
import { isPostgres } from '../../database/isPostgres';
import type { Queries, Reading } from '../../database/tables';
import { addToLog, type Actor } from '../../log/addToLog';
import { listedColumns } from '../draft';
import { readInvoiceSettings, type InvoiceSettings } from '../invoiceSettings';
import { seriesFor, type Series } from '../series';
import { continuation, goOn, numbersAfter } from './goOn';
import { importedDraft } from './importedDraft';
import type { ImportResult } from './importSchemas';
import { planImport, sumsOf, type ReadRows } from './planImport';
import type { ImportedInvoice } from './readRow';

/** What an import would do. */
export async function tryImport(tables: Reading, rows: ReadRows): Promise<ImportResult> {
  const { invoices, ...leftOut } = await planImport(tables, rows);
  const next = await numbersAfter(tables, await continuation(tables, invoices), invoices);
  return { count: invoices.length, sums: sumsOf(invoices), ...leftOut, ...next };
}

/**
 * Imports the invoices of another tool. They keep their numbers and are fixed as issued ones. Rows
 * that cannot be read and known numbers are left out.
 */
export async function importInvoices(tables: Queries, actor: Actor, rows: ReadRows): Promise<ImportResult> {
  await seriesFor(tables, actor, 'invoice', undefined);
  const { invoices, ...leftOut } = await planImport(tables, rows);
  const continued = await continuation(tables, invoices);
  const next = await numbersAfter(tables, continued, invoices);
  const sums = sumsOf(invoices);
  const settings = await readInvoiceSettings(tables);
  const { seriesOf } = continued;
  await planByRows(tables);
  for (let first = 0; first < invoices.length; first += chunk) {
    await write(tables, actor, invoices.slice(first, first + chunk), { settings, seriesOf });
    // SQLite alone never waits. What asks the database meanwhile waits for the end of the change.
    await setImmediate();
  }
  await goOn(tables, continued);
  const { doubled, refused } = leftOut;
  await addToLog(tables, actor, {
    action: 'imported invoices',
    subject: 'invoices',
    details: { count: invoices.length, sums, doubled: doubled.length, refused: refused.length },
  });
  return { count: invoices.length, sums, ...leftOut, ...next };
}

/**
 * PostgreSQL otherwise keeps the plans of the triggers, which it has made for a small table: each row
 * would take longer than the last one.
 */
async function planByRows(tables: Queries): Promise<void> {
  if (isPostgres(tables)) await sql`set local plan_cache_mode = force_custom_plan`.execute(tables);
}

/** Rows in one statement, which PostgreSQL has to answer within a second. */
const chunk = 100;

interface Shared {
  settings: InvoiceSettings;
  seriesOf: ReadonlyMap<string, Series>;
}

async function write(
  tables: Queries,
  actor: Actor,
  invoices: readonly ImportedInvoice[],
  { settings, seriesOf }: Shared,
): Promise<void> {
  const at = new Date().toISOString();
  const contents = new Map<string, string>();
  const rows = invoices.map((invoice) => {
    const value = importedDraft(invoice, settings);
    const content = JSON.stringify(value);
    const { number } = invoice;
    contents.set(number, content);
    return {
      ...{ ...listedColumns(value), kind: 'invoice' as const, version: 1, number },
      ...{ series: seriesOf.get(number)?.id ?? null, settlement: settlementOf(invoice) },
      ...{ issued_at: at, issued_by: actor.name, imported_at: at, updated_at: at },
      hash: createHash('sha256').update(content).digest('hex'),
    };
  });
  const written = await tables.insertInto('invoices').values(rows).returning(['id', 'number']).execute();
  const ids = new Map(written.map(({ id, number }) => [number, id]));
  const saved = { person: actor.id, person_name: actor.name, saved_at: at };
  await tables
    .insertInto('invoice_versions')
    .values(
      [...contents].map(([number, value]) => ({ ...saved, invoice: ids.get(number)!, version: 1, value })),
    )
    .execute();
  const payments = invoices
    .filter(({ paid }) => paid.gt(zero))
    .map(({ number, paid, paidOn, currency }) => ({
      ...{ invoice: ids.get(number)!, date: paidOn, amount: paid.toFixed(decimalsOf(currency)) },
      ...{ method: '', note: 'Imported', person_name: actor.name, at },
    }));
  if (payments.length > 0) await tables.insertInto('invoice_payments').values(payments).execute();
}

function settlementOf({ paid, total }: ImportedInvoice): 'open' | 'partly paid' | 'paid' {
  if (paid.gte(total)) return 'paid';
  return paid.gt(zero) ? 'partly paid' : 'open';
}
