import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { zero } from '@vibrant-peak/invoice/decimal';
import { decimalsOf } from '@vibrant-peak/invoice/money';
import type { Database } from '../../database/openDatabase';
import type { Queries, Reading } from '../../database/tables';
import { problem } from '../../http/problem';
import { addToLog, type Actor } from '../../log/addToLog';
import { listedColumns } from '../storedInvoice';
import { createDraft } from '../saveDraft';
import { seriesFor } from '../numbers/giveNumber';
import type { Series } from '../numbers/series';
import { readInvoiceSettings, type InvoiceSettings } from '../settings/invoiceSettings';
import type { ImportedCounter } from '../numbers/nameLast';
import { continuation, continueSeries, numbersAfter } from './continueSeries';
import { importedDraft } from './importedDraft';
import type { ImportResult } from './schemas';
import { planByRows } from './planByRows';
import { planImport, settlementOf, summaryOf } from './planImport';
import type { ImportedInvoice, ReadRow } from './readRow';

/** What an import would do. */
export async function tryImport(tables: Reading, rows: readonly ReadRow[]): Promise<ImportResult> {
  const { invoices, ...rest } = await planImport(tables, rows);
  const issued = issuedOf(invoices);
  const next = await numbersAfter(tables, await continuation(tables, issued), issued);
  return { ...summaryOf(invoices), ...rest, ...next };
}

/** Those that have their number already. */
const issuedOf = (invoices: readonly ImportedInvoice[]) => invoices.filter(({ isDraft }) => !isDraft);

interface Importing {
  /** For reading. */
  tables: Reading;
  /** Makes one short change. */
  change: Database['change'];
  actor: Actor;
}

/**
 * Imports the invoices of another tool. They keep their numbers and are fixed as issued ones. Rows
 * that cannot be read and known numbers are left out. Many short changes write them, between which
 * others change what they like. The first one has the series go on after all numbers, so that
 * nobody is given one of them. After an interruption the same rows add what is missing.
 */
export async function importInvoices(
  { tables, change, actor }: Importing,
  rows: readonly ReadRow[],
): Promise<ImportResult> {
  await change((changed) => seriesFor(changed, actor, 'invoice', undefined));
  const { invoices, leftOut, doubled, refused } = await planImport(tables, rows);
  const issued = issuedOf(invoices);
  const continued = await continuation(tables, issued);
  const next = await numbersAfter(tables, continued, issued);
  const settings = await readInvoiceSettings(tables);
  const { count, drafts, sums } = summaryOf(invoices);
  const details = { count, drafts, sums };
  const id = await change(async (changed) => {
    const counters = await continueSeries(changed, continued);
    await addToLog(changed, actor, {
      action: 'imported invoices',
      subject: 'invoices',
      details: { ...details, leftOut: leftOut.length, doubled: doubled.length, refused: refused.length },
    });
    return addImport(changed, actor, counters);
  });
  const written: ImportedInvoice[] = [];
  for (let first = 0; first < invoices.length; first += chunk) {
    const some = invoices.slice(first, first + chunk);
    const done = await change(async (changed) => {
      // Somebody else may have imported or issued them since.
      const plan = await planImport(changed, some);
      await assertNotUndone(changed, id);
      const shared = { settings, seriesOf: continued.seriesOf, import: id };
      await write(changed, actor, issuedOf(plan.invoices), shared);
      for (const draft of plan.invoices.filter(({ isDraft }) => isDraft))
        await createDraft(changed, actor, {
          kind: 'invoice',
          value: importedDraft(draft, settings),
          import: id,
        });
      return plan;
    });
    written.push(...done.invoices);
    doubled.push(...done.doubled);
    refused.push(...done.refused);
    // SQLite alone never waits.
    await setImmediate();
  }
  return { ...summaryOf(written), leftOut, doubled, refused, ...next };
}

/** Rows that one change writes. */
const chunk = 100;

interface Shared {
  settings: InvoiceSettings;
  seriesOf: ReadonlyMap<string, Series>;
  /** Id of the import. */
  import: number;
}

async function addImport(
  tables: Queries,
  actor: Actor,
  counters: readonly ImportedCounter[],
): Promise<number> {
  const { id } = await tables
    .insertInto('invoice_imports')
    .values({
      at: new Date().toISOString(),
      person_name: actor.name,
      counters: JSON.stringify(counters),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @throws a problem (409) when somebody has undone the import while it was running. */
async function assertNotUndone(tables: Queries, id: number): Promise<void> {
  const { undone_at: undoneAt } = await tables
    .selectFrom('invoice_imports')
    .where('id', '=', id)
    .select('undone_at')
    .executeTakeFirstOrThrow();
  if (undoneAt !== null) throw problem(409, 'Somebody undid this import while it was running.');
}

async function write(
  tables: Queries,
  actor: Actor,
  invoices: readonly ImportedInvoice[],
  { settings, seriesOf, import: importId }: Shared,
): Promise<void> {
  if (invoices.length === 0) return;
  await planByRows(tables);
  const at = new Date().toISOString();
  const contents = new Map<string, string>();
  const rows = invoices.map((invoice) => {
    const value = importedDraft(invoice, settings);
    const content = JSON.stringify(value);
    const { number } = invoice;
    contents.set(number, content);
    return {
      ...listedColumns(value),
      kind: 'invoice' as const,
      version: 1,
      number,
      series: seriesOf.get(number)?.id ?? null,
      settlement: settlementOf(invoice),
      issued_at: at,
      issued_by: actor.name,
      imported_at: at,
      import: importId,
      updated_at: at,
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
      invoice: ids.get(number)!,
      date: paidOn,
      amount: paid.toFixed(decimalsOf(currency)),
      method: '',
      note: 'Imported',
      person_name: actor.name,
      at,
    }));
  if (payments.length > 0) await tables.insertInto('invoice_payments').values(payments).execute();
}
