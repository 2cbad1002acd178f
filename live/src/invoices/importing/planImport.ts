import { decimalsOf } from '@vibrant-peak/invoice/money';
import { zero } from '@vibrant-peak/invoice/decimal';
import { takeTurn } from '../../database/takeTurn';
import type { Reading } from '../../database/tables';
import type { ImportResult, ImportRow, LeftOut, Writing } from './schemas';
import { readRow, type ImportedInvoice } from './readRow';

export interface Plan extends Pick<ImportResult, 'doubled' | 'refused'> {
  invoices: ImportedInvoice[];
}

/** Numbers in one question. */
const chunk = 500;

/** Reads the rows of a table. */
export async function readRows(rows: readonly ImportRow[], writing: Writing) {
  const read: (ImportedInvoice | LeftOut)[] = [];
  for (const row of rows) {
    read.push(readRow(row, writing));
    await takeTurn();
  }
  return read;
}

export type ReadRows = Awaited<ReturnType<typeof readRows>>;

/** Sorts rows: new invoices, known numbers, and what cannot be read. */
export async function planImport(tables: Reading, read: ReadRows): Promise<Plan> {
  const refused = read.filter((each): each is LeftOut => 'problems' in each);
  const readable = read.filter((each): each is ImportedInvoice => !('problems' in each));
  const known = await knownOf(
    tables,
    readable.map(({ number }) => number),
  );
  const first = new Map<string, number>();
  const [invoices, doubled]: [ImportedInvoice[], LeftOut[]] = [[], []];
  for (const invoice of readable) {
    const { row, number } = invoice;
    const double = known.has(number)
      ? 'An invoice with this number is here already.'
      : first.has(number) && `Row ${first.get(number)} has the same number.`;
    if (double) doubled.push({ row, number, problems: [double] });
    else invoices.push(invoice);
    if (!first.has(number)) first.set(number, row);
  }
  return { invoices, doubled, refused };
}

/** Those of the numbers that the database has. */
async function knownOf(tables: Reading, numbers: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (let first = 0; first < numbers.length; first += chunk)
    for (const { number } of await tables
      .selectFrom('invoices')
      .where('number', 'in', numbers.slice(first, first + chunk))
      .select('number')
      .execute())
      known.add(number!);
  return known;
}

/** What the invoices come to, each currency separately. */
export function sumsOf(invoices: readonly ImportedInvoice[]): ImportResult['sums'] {
  const sums = new Map<string, { count: number; total: typeof zero; paid: typeof zero }>();
  for (const { currency, total, paid } of invoices) {
    const sum = sums.get(currency) ?? { count: 0, total: zero, paid: zero };
    sums.set(currency, {
      count: sum.count + 1,
      total: sum.total.plus(total),
      paid: sum.paid.plus(paid),
    });
  }
  return [...sums].map(([currency, { count, total, paid }]) => {
    const text = (amount: typeof zero) => amount.toFixed(decimalsOf(currency));
    return { currency, count, total: text(total), paid: text(paid) };
  });
}
