import { isSignOf } from '@vibrant-peak/invoice/currency';
import type { InvoiceItem } from '@vibrant-peak/invoice/invoice';
import { amountsIn, type Amounts } from './amountsIn';
import { linesIn } from './linesIn';
import { bookedDayIn, codeOf, countryIn, currencyIn, dayIn, isCode, lineIn } from './readCells';
import { linesOfText, signedAmountIn, Unreadable, type Amount } from './readCells';
import { paidIn, reasonToLeaveOut, statusIn } from './readStatus';
import type { ImportRow, Skipped, Unread, Writing } from './schemas';

/** An invoice of another tool. */
export interface ImportedInvoice extends Amounts {
  row: number;
  isDraft: boolean;
  /** Empty for some drafts. */
  number: string;
  date: string;
  /** Or empty. */
  dueDate: string;
  client: string;
  /** Of the client; empty where the table has none. */
  details: Record<'email' | 'address' | 'country' | 'vatId' | 'reference', string>;
  currency: string;
  paid: Amount;
  /** Day of the payment. */
  paidOn: string;
  /** Empty where the table has none. */
  items: InvoiceItem[];
}

export type ReadRow = ImportedInvoice | Unread | Skipped;

/** Reads the rows of one invoice, or reports all that is wrong with them, or why they are left out. */
export function readRow(given: readonly ImportRow[], writing: Writing): ReadRow {
  const rows = inCode(given.map(trimmed));
  const cells = mergedOf(rows);
  const problems: string[] = [];
  const read = <T>(reading: () => T) =>
    readOr(reading, (problem) => {
      problems.push(problem);
      return undefined;
    });
  const { row, number: name } = cells;
  const status = read(() => statusIn(cells.status ?? ''));
  const reason = reasonToLeaveOut(rows, cells, { status, writing });
  if (reason !== undefined) return { row, number: name, reason };
  const booked = (text: string, label: string) => bookedDayIn(text, label, writing.dateFormat);
  const isDraft = status === 'draft';
  const number = read(() => (isDraft && name === '' ? '' : lineIn(name, 'number', 100)));
  const date = read(() => booked(lineIn(cells.date ?? '', 'date', 100), 'date'));
  const dueDate = read(() => (cells.due ? dayIn(cells.due, 'due date', writing.dateFormat) : ''));
  const client = read(() => lineIn(cells.client ?? '', 'client', 500));
  const details = read(() => detailsIn(cells));
  const currency = read(() => currencyIn(cells.currency || writing.currency));
  if (date && dueDate && dueDate < date) problems.push('The due date is before the date.');
  const figures = currency === undefined ? undefined : { ...writing, currency };
  if (figures) read(() => assertSame(rows, figures));
  const lines = figures && read(() => ({ found: linesIn(rows, figures) }));
  const amounts = figures && lines && read(() => amountsIn(cells, lines.found, figures));
  const paid = amounts && read(() => paidIn(cells, amounts.total, { status, figures }));
  const paidOn = read(() => (cells.paidOn ? booked(cells.paidOn, 'day of the payment') : (date ?? '')));
  if (problems.length > 0) return { row, number: name, problems };
  const { net, discount } = amounts!;
  return {
    row,
    isDraft,
    number: number!,
    date: date!,
    dueDate: dueDate!,
    client: client!,
    details: details!,
    currency: currency!,
    ...amounts!,
    paid: paid!,
    paidOn: paidOn!,
    items: lines?.found?.net.eq(net.plus(discount)) ? lines.found.items : [],
  };
}

const trimmed = (row: ImportRow): ImportRow => ({
  ...row,
  ...Object.fromEntries(
    Object.entries(row).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text.trim()]] : [])),
  ),
});

/** Writes the signs of the currency that the rows name, if possible by its code, as this code. */
function inCode(rows: readonly ImportRow[]): readonly ImportRow[] {
  const named = rows.flatMap(({ currency }) => currency || []);
  const code = codeOf(named.find(isCode) ?? named[0] ?? '');
  if (code === undefined) return rows;
  return rows.map((row) => (isSignOf(row.currency ?? '', code) ? { ...row, currency: code } : row));
}

/** The cells of the first row, and those that it lacks of the next ones. */
const mergedOf = (rows: readonly ImportRow[]): ImportRow =>
  Object.assign(
    {},
    ...rows
      .toReversed()
      .map((row) => Object.fromEntries(Object.entries(row).filter(([, text]) => text !== ''))),
    { row: rows[0]!.row, number: rows[0]!.number },
  ) as ImportRow;

const amount = (name: string) => (text: string, figures: Writing) =>
  signedAmountIn(text, name, figures)?.toFixed();

/** What all rows of an invoice say, by how it is read. */
const sameInAll = {
  date: ['date', (text, { dateFormat }) => dayIn(text, 'date', dateFormat)],
  client: ['client', (text) => lineIn(text, 'client', 500).toLowerCase()],
  currency: ['currency', currencyIn],
  status: ['status', statusIn],
  net: ['net amount', amount('net amount')],
  tax: ['tax', amount('tax')],
  total: ['total', amount('total')],
} satisfies Partial<
  Record<keyof ImportRow, [label: string, meaningOf: (text: string, how: Writing) => string | undefined]>
>;

/** @throws `Unreadable` when the rows of one number are of several invoices. */
function assertSame(rows: readonly ImportRow[], figures: Writing): void {
  for (const [name, [label, meaningOf]] of Object.entries(sameInAll)) {
    const filled = rows.flatMap((row) => {
      const text = row[name as keyof typeof sameInAll];
      // A text that cannot be read is compared as it is typed.
      return text
        ? {
            row: row.row,
            meaning: readOr(
              () => meaningOf(text, figures),
              () => text,
            ),
          }
        : [];
    });
    const other = filled.find(({ meaning }) => meaning !== filled[0]!.meaning);
    if (other)
      throw new Unreadable(`Rows ${filled[0]!.row} and ${other.row} have one number and another ${label}.`);
  }
}

/** What is read, or what becomes of a text that cannot be read. */
function readOr<T>(reading: () => T, orElse: (problem: string) => T): T {
  try {
    return reading();
  } catch (error) {
    if (error instanceof Unreadable) return orElse(error.message);
    throw error;
  }
}

function detailsIn({ email = '', address = '', country = '', vatId = '', reference = '' }: ImportRow) {
  const line = (text: string, name: string) => (text === '' ? '' : lineIn(text, name, 500));
  return {
    email: line(email, 'email'),
    address: linesOfText(address, 'address'),
    country: countryIn(country),
    vatId: line(vatId, 'VAT ID'),
    reference: line(reference, 'reference'),
  };
}
