import { zero } from '@vibrant-peak/invoice/decimal';
import { amountsIn, type Amounts } from './amountsIn';
import type { ImportRow, LeftOut, Writing } from './schemas';
import { amountIn, currencyIn, dayIn, lineIn, Unreadable, type Amount } from './readCells';

/** An invoice of another tool. */
export interface ImportedInvoice extends Amounts {
  row: number;
  number: string;
  date: string;
  /** Or empty. */
  dueDate: string;
  client: string;
  currency: string;
  paid: Amount;
  /** Day of the payment. */
  paidOn: string;
}

/** Reads a row of a table, or reports all that is wrong with it. */
export function readRow(given: ImportRow, writing: Writing): ImportedInvoice | LeftOut {
  const cells = trimmed(given);
  const problems: string[] = [];
  const read = <T>(reading: () => T): T | undefined => {
    try {
      return reading();
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      problems.push(error.message);
      return undefined;
    }
  };
  const { row, number: name } = cells;
  const day = (text: string, label: string) => dayIn(text, label, writing.dateFormat);
  const number = read(() => lineIn(name, 'number', 100));
  const date = read(() => day(lineIn(cells.date ?? '', 'date', 100), 'date'));
  const dueDate = read(() => (cells.due ? day(cells.due, 'due date') : ''));
  const client = read(() => lineIn(cells.client ?? '', 'client', 500));
  const currency = read(() => currencyIn(cells.currency ?? '', writing.currency));
  if (date && dueDate && dueDate < date) problems.push('The due date is before the date.');
  const figures = currency === undefined ? undefined : { ...writing, currency };
  const amounts = figures && read(() => amountsIn(cells, figures));
  const paid = amounts && read(() => paidIn(cells, amounts.total, figures));
  const paidOn = read(() => (cells.paidOn ? day(cells.paidOn, 'day of the payment') : (date ?? '')));
  if (problems.length > 0) return { row, number: name, problems };
  return {
    row,
    number: number!,
    date: date!,
    dueDate: dueDate!,
    client: client!,
    currency: currency!,
    ...amounts!,
    paid: paid!,
    paidOn: paidOn!,
  };
}

const trimmed = (row: ImportRow): ImportRow => ({
  ...row,
  ...Object.fromEntries(
    Object.entries(row).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text.trim()]] : [])),
  ),
});

const yes = /^(y|yes|true|paid|paid in full|ja|bezahlt|oui|payée?)$/i;
const no = /^(n|no|false|unpaid|open|not paid|overdue|nein|offen|non|impayée?)$/i;

/** What is paid: an amount, or yes or no. With a day of the payment alone it is all. */
function paidIn({ paid = '', paidOn = '' }: ImportRow, total: Amount, writing: Writing): Amount {
  if (yes.test(paid) || (paid === '' && paidOn !== '')) return total;
  if (paid === '' || no.test(paid)) return zero;
  return amountIn(paid, 'paid amount', writing) ?? zero;
}
