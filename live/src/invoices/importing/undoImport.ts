import { sql } from 'kysely';
import type { Queries, Reading } from '../../database/tables';
import { problem } from '../../http/problem';
import { addToLog, type Actor } from '../../log/addToLog';
import { closedAmong, closedText } from '../accounting/assertOpen';
import { setLast } from '../numbers/giveNumber';
import type { ImportedCounter } from '../numbers/nameLast';
import { takeBackDate } from '../numbers/numbers';
import { planByRows } from './planByRows';

const MAX_LISTED = 50;

/** The latest imports, and how many invoices and drafts of each are there. */
export async function listImports(tables: Reading) {
  const imports = await tables
    .selectFrom('invoice_imports')
    .leftJoin('invoices', 'invoices.import', 'invoice_imports.id')
    .groupBy(['invoice_imports.id', 'at', 'person_name', 'undone_at'])
    .orderBy('invoice_imports.id', 'desc')
    .limit(MAX_LISTED)
    .select(['invoice_imports.id', 'at', 'person_name as by', 'undone_at as undoneAt'])
    .select(({ fn }) => [fn.count('invoices.number').as('count'), fn.count('invoices.id').as('all')])
    .execute();
  return imports.map(({ count, all, ...each }) => ({
    ...each,
    count: Number(count),
    drafts: Number(all) - Number(count),
  }));
}

/**
 * Deletes the invoices and drafts of an import, and takes its numbers back from the series.
 * @throws a problem: 404, or 409 when it was undone, when somebody has worked with one of its
 * invoices, or when one of its invoices or payments is in a closed month.
 */
export async function undoImport(tables: Queries, actor: Actor, id: number): Promise<void> {
  const found = await tables
    .selectFrom('invoice_imports')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst();
  if (!found) throw problem(404, 'This import does not exist.');
  if (found.undone_at !== null) throw problem(409, 'This import has already been undone.');
  const invoices = await tables
    .selectFrom('invoices')
    .where('import', '=', id)
    .select(['id', 'number', 'series', 'date', 'currency', 'total'])
    .execute();
  await assertUnused(tables, id);
  const payments = await tables
    .selectFrom('invoice_payments')
    .where('invoice', 'in', tables.selectFrom('invoices').where('import', '=', id).select('id'))
    .select('date')
    .execute();
  const booked = invoices.filter(({ number }) => number !== null);
  const [closed] = await closedAmong(
    tables,
    [...booked, ...payments].map(({ date }) => date),
  );
  if (closed !== undefined) throw problem(409, closedText(closed));
  await planByRows(tables);
  await tables
    .updateTable('invoice_imports')
    .set({ undone_at: new Date().toISOString() })
    .where('id', '=', id)
    .execute();
  await deleteInvoices(tables, id);
  await takeNumbersBack(tables, JSON.parse(found.counters) as ImportedCounter[]);
  const details = { count: invoices.length };
  await addToLog(tables, actor, { action: 'undid an import', subject: `imports/${id}`, details });
}

async function deleteInvoices(tables: Queries, id: number): Promise<void> {
  const own = tables.selectFrom('invoices').where('import', '=', id).select('id');
  await tables.deleteFrom('invoice_payments').where('invoice', 'in', own).execute();
  await tables.deleteFrom('invoice_pdfs').where('invoice', 'in', own).execute();
  await tables.deleteFrom('invoices').where('import', '=', id).execute();
}

/** Why an invoice stays, in the order of the message. */
const reasons = {
  'was issued since': 'number is not null and imported_at is null',
  'was changed since': 'number is null and version > 1',
  'is void': 'voided_at is not null',
  'has a payment': `exists (select 1 from invoice_payments as payment
    where payment.invoice = invoices.id and payment.at <> invoices.imported_at)`,
  'has a credit note': 'exists (select 1 from invoices as note where note.credits = invoices.id)',
  'has a mail': 'exists (select 1 from outbox where outbox.invoice = invoices.id)',
  'has a link for its client':
    'exists (select 1 from invoice_links where invoice_links.invoice = invoices.id)',
  'is repeated': 'exists (select 1 from invoice_plans where source = invoices.id)',
};

/** @throws a problem (409) when somebody has worked with an invoice of the import. */
async function assertUnused(tables: Reading, id: number): Promise<void> {
  const cases = Object.entries(reasons).map(([reason, when]) => `when ${when} then '${reason}'`);
  const { rows } = await sql<{ number: string; reason: string }>`
    select number, reason from (
      select coalesce(number, name) as number, case ${sql.raw(cases.join(' '))} end as reason
      from invoices where import = ${id}
    ) as used where reason is not null order by number limit 1`.execute(tables);
  const [used] = rows;
  if (used) throw problem(409, `${used.number} ${used.reason}. This import cannot be undone.`);
}

/** Counters that have gone on since stay. The others do not go below the number that a person named. */
async function takeNumbersBack(tables: Queries, counters: readonly ImportedCounter[]): Promise<void> {
  for (const { series, period, before, after } of counters) {
    const counter = await tables
      .selectFrom('invoice_counters')
      .where('series', '=', series)
      .where('period', '=', period)
      .select(['last', 'named'])
      .executeTakeFirst();
    if (counter?.last === after) await setLast(tables, series, period, Math.max(before, counter.named));
  }
  for (const series of new Set(counters.map((each) => each.series))) await takeBackDate(tables, series);
}
