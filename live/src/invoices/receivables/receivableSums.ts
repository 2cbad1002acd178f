import { decimalOf, zero } from '@vibrant-peak/invoice/decimal';
import type { Reading } from '../../database/tables';

/** An exact sum, which the databases do not make of decimal texts. */
export interface Sum {
  amount: typeof zero;
  /** Ids of those that have a part in it. */
  invoices: Set<number>;
}

/** By currency, then by name or month. */
type Sums = Map<string, Map<string, Sum>>;

export const sumIn = (sums: Sums, currency: string, name: string): Sum =>
  sums.get(currency)?.get(name) ?? { amount: zero, invoices: new Set() };

interface Part {
  invoice: number;
  currency: string;
  amount: typeof zero;
}

function add(sums: Sums, name: string, { invoice, currency, amount }: Part): void {
  const sum = sumIn(sums, currency, name);
  const own = sums.get(currency) ?? new Map<string, Sum>();
  own.set(name, { amount: sum.amount.plus(amount), invoices: sum.invoices.add(invoice) });
  sums.set(currency, own);
}

/** What is left of issued invoices that are not paid. @param namesOf sums of a due date. */
export async function openSums(tables: Reading, namesOf: (due: string) => string[]): Promise<Sums> {
  const sums: Sums = new Map();
  const pages = pagesOf((after, limit) =>
    tables
      .selectFrom('invoices')
      .where('number', 'is not', null)
      .where('kind', '=', 'invoice')
      .where('voided_at', 'is', null)
      .where('settlement', '!=', 'paid')
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .select(['id', 'currency', 'total', 'due_date'])
      .execute(),
  );
  for await (const page of pages) {
    const settled = await settledOf(
      tables,
      page.map(({ id }) => id),
    );
    for (const { id: invoice, currency, total, due_date: due } of page) {
      const part = { invoice, currency, amount: decimalOf(total)!.minus(settled.get(invoice) ?? zero) };
      for (const name of namesOf(due)) add(sums, name, part);
    }
  }
  return sums;
}

type Amounts = Map<number, typeof zero>;

/** What was credited and paid of each of these invoices. */
export async function settledOf(tables: Reading, invoices: readonly number[]): Promise<Amounts> {
  const credits = await tables
    .selectFrom('invoices')
    .where('credits', 'in', invoices)
    .where('number', 'is not', null)
    .where('voided_at', 'is', null)
    .select(['credits as invoice', 'total as amount'])
    .execute();
  return added(credits, await paidOf(tables, invoices));
}

/** What was paid of each of these invoices, less refunds. */
export async function paidOf(tables: Reading, invoices: readonly number[]): Promise<Amounts> {
  const payments = await tables
    .selectFrom('invoice_payments')
    .where('invoice', 'in', invoices)
    .select(['invoice', 'amount'])
    .execute();
  return added(payments, new Map());
}

function added(parts: readonly { invoice: number | null; amount: string }[], sums: Amounts): Amounts {
  for (const { invoice, amount } of parts)
    sums.set(invoice!, (sums.get(invoice!) ?? zero).plus(decimalOf(amount)!));
  return sums;
}

/** Payments since a day, by month, less refunds. */
export async function paidSums(tables: Reading, day: string): Promise<Sums> {
  const sums: Sums = new Map();
  const pages = pagesOf((after, limit) =>
    tables
      .selectFrom('invoice_payments')
      .innerJoin('invoices', 'invoices.id', 'invoice_payments.invoice')
      .where('invoice_payments.date', '>=', day)
      .where('invoice_payments.id', '>', after)
      .orderBy('invoice_payments.id')
      .limit(limit)
      .select(['invoice_payments.id', 'invoice', 'currency', 'invoice_payments.amount'])
      .select('invoice_payments.date as day')
      .execute(),
  );
  for await (const page of pages)
    for (const { amount, day: paidOn, ...payment } of page)
      add(sums, paidOn.slice(0, 7), { ...payment, amount: decimalOf(amount)! });
  return sums;
}

/** Rows of a page. SQLite reads as many in a few milliseconds. */
const pageSize = 500;

/**
 * Rows by their ids, in pages: between two of them others have their turn.
 * @param read the next rows after an id, in the order of their ids.
 */
async function* pagesOf<Row extends { id: number }>(
  read: (after: number, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let rows = await read(0, pageSize); rows.length > 0; rows = await read(rows.at(-1)!.id, pageSize)) {
    yield rows;
    if (rows.length < pageSize) return;
  }
}
