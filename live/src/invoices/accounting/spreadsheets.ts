import papaparse from 'papaparse';
import { formulaCell } from '@vibrant-peak/shared/formulaCells';
import { zero } from '@vibrant-peak/invoice/decimal';
import { decimalsOf } from '@vibrant-peak/invoice/money';
import { decimalsIn, lineTotalOf } from '@vibrant-peak/invoice/totalsOf';
import { takeTurn } from '../../database/takeTurn';
import { pdfName } from './pdfName';
import type { Entry, Payment } from './period';

type Amount = typeof zero;
type Row = readonly (string | number | null)[];

/** Amounts with the decimals of their currency. */
export const amountText = (amount: Amount, currency: string) => amount.toFixed(decimalsOf(currency));

/** Whether an entry adds to what clients owe. The void of a credit note does, too. */
export const adds = ({ kind, isVoid }: Entry) => (kind === 'invoice') !== isVoid;

/** A negative amount is not a formula. */
const isFormula = new RegExp(`^(?!-?[\\d.]+$)(?:${formulaCell.source})`, formulaCell.flags);

/**
 * CSV (RFC 4180) with a byte order mark, as spreadsheets detect UTF-8 by it. Texts that one would
 * run as formulas get a leading apostrophe. Others have their turn between the rows.
 */
export async function csvOf<T>(
  head: readonly string[],
  all: readonly T[],
  rowsOf: (each: T) => readonly Row[],
): Promise<string> {
  const lines = [lineOf(head)];
  for (const each of all) {
    lines.push(...rowsOf(each).map(lineOf));
    await takeTurn();
  }
  return `\uFEFF${lines.join('')}`;
}

const lineOf = (row: Row) =>
  `${papaparse.unparse([row as unknown[]], { newline: '\r\n', escapeFormulae: isFormula })}\r\n`;

/** One row for each invoice and credit note, and one with negative amounts for each void. */
export const invoiceTable = (entries: readonly Entry[]) =>
  csvOf(
    [
      ...['Number', 'Kind', 'Date', 'Due', 'Client', 'Currency', 'Subtotal', 'Discount', 'Tax', 'Total'],
      ...['Corrects', 'Void', 'Content SHA-256', 'PDF'],
    ],
    entries,
    ({ id, number, kind, isVoid, date, dueDate, client, currency, invoice, totals, ...rest }) => {
      const { subTotal, discount, taxAmount, grandTotal } = totals;
      const amounts = [subTotal, discount, taxAmount, grandTotal].map((each) =>
        (isVoid ? zero.minus(each) : each).toFixed(decimalsIn(invoice)),
      );
      const pdf = isVoid || rest.pdfHash === null ? '' : pdfName({ id, number });
      return [
        [
          ...[number, isVoid ? `void of ${kind}` : kind, date, dueDate, client, currency, ...amounts],
          ...[rest.corrects, rest.voidReason, rest.hash, pdf],
        ],
      ];
    },
  );

/** One row for each line of each invoice. */
export const lineTable = (invoices: readonly Entry[]) =>
  csvOf(
    [
      ...['Number', 'Line', 'Item', 'Quantity', 'Price', 'Tax rate', 'Total', 'Currency'],
      ...['Unit', 'Discount in %', 'Description'],
    ],
    invoices,
    ({ number, currency, invoice }) =>
      invoice.items.map((item, index) => [
        ...[number, index + 1, item.name, item.quantity, item.amount, item.taxRate ?? invoice.taxRate],
        ...[lineTotalOf(item, decimalsIn(invoice)).toFixed(decimalsIn(invoice)), currency],
        ...[item.unit ?? '', item.discount ?? '', item.description ?? ''],
      ]),
  );

export const paymentTable = (payments: readonly Payment[]) =>
  csvOf(
    ['Date', 'Invoice', 'Client', 'Amount', 'Currency', 'Method', 'Note', 'Noted by'],
    payments,
    ({ date, number, client, amount, currency, method, note, notedBy, takesBack }) => [
      [
        ...[date, number, client, amount, currency, method],
        ...[takesBack === null ? note : `Taken back: ${note}`, notedBy],
      ],
    ],
  );

/** Net amounts and taxes by currency and rate: invoices less credit notes and voids. */
export function taxTable(entries: readonly Entry[]): Promise<string> {
  const sums = new Map<string, { net: Amount; tax: Amount }>();
  for (const entry of entries)
    for (const { rate, base, amount } of entry.totals.taxes) {
      const key = `${entry.currency} ${rate}`;
      const { net, tax } = sums.get(key) ?? { net: zero, tax: zero };
      const [more, moreTax] = adds(entry) ? [base, amount] : [zero.minus(base), zero.minus(amount)];
      sums.set(key, { net: net.plus(more), tax: tax.plus(moreTax) });
    }
  return csvOf(
    ['Currency', 'Tax rate', 'Net', 'Tax'],
    [...sums]
      .map(([key, { net, tax }]) => {
        const [currency, rate] = key.split(' ') as [string, string];
        return [currency, rate, amountText(net, currency), amountText(tax, currency)] as const;
      })
      .sort(
        ([one, rate], [other, otherRate]) => one.localeCompare(other) || Number(rate) - Number(otherRate),
      ),
    (row) => [row],
  );
}
