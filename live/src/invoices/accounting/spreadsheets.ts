import papaparse from 'papaparse';
import { formulaCell } from '@vibrant-peak/shared/formulaCells';
import { zero } from '@vibrant-peak/invoice/decimal';
import { decimalsOf } from '@vibrant-peak/invoice/money';
import { taxCaseOf } from '@vibrant-peak/invoice/taxCases';
import { decimalsIn, lineTotalOf } from '@vibrant-peak/invoice/totalsOf';
import { takeTurn } from '../../database/takeTurn';
import { pdfName } from './pdfName';
import type { Entry, Payment } from './period';

type Amount = typeof zero;
type Row = readonly (string | number | null)[];

/** Amounts with the decimals of their currency. */
export const amountText = (amount: Amount, currency: string) => amount.toFixed(decimalsOf(currency));

/** An amount of an entry: negative for credit notes and voids, and again positive for voids of these. */
export const signed = ({ kind, isVoid }: Entry, amount: Amount) =>
  (kind === 'invoice') !== isVoid ? amount : zero.minus(amount);

export const entryKind = ({ kind, isVoid }: Entry) => (isVoid ? `void of ${kind}` : kind);

export const importedText = (isImported: boolean) => (isImported ? 'yes' : '');

/** The client's VAT ID and country, and the tax case. */
export const clientCells = ({ eInvoice }: Entry) =>
  [eInvoice.clientVatId ?? '', eInvoice.clientCountry ?? '', taxCaseOf(eInvoice)?.label ?? ''] as const;

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
      ...['Corrects', 'Void', 'Content SHA-256', 'PDF', 'VAT ID', 'Country', 'Tax case', 'Imported'],
      ...['Rounding'],
    ],
    entries,
    (entry) => {
      const { id, number, isVoid, date, dueDate, client, currency, invoice, totals, ...rest } = entry;
      const { subTotal, discount, taxAmount, grandTotal, rounding } = totals;
      const [lastRounding, ...amounts] = [rounding, subTotal, discount, taxAmount, grandTotal].map((each) =>
        (isVoid ? zero.minus(each) : each).toFixed(decimalsIn(invoice)),
      );
      const pdf = isVoid || rest.pdfHash === null ? '' : pdfName({ id, number });
      return [
        [
          ...[number, entryKind(entry), date, dueDate, client, currency, ...amounts],
          ...[rest.corrects, rest.voidReason, rest.hash, pdf],
          ...[...clientCells(entry), importedText(rest.isImported), lastRounding!],
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

/** Net amounts and taxes by currency, tax case, rate and country: invoices less credit notes and voids. */
export function taxTable(entries: readonly Entry[]): Promise<string> {
  const sums = new Map<string, { group: TaxGroup; net: Amount; tax: Amount }>();
  for (const entry of entries)
    for (const { rate, base, amount } of entry.totals.taxes) {
      const [, country, taxCase] = clientCells(entry);
      const group = [entry.currency, taxCase, rate, country] as const;
      const { net, tax } = sums.get(group.join('\n')) ?? { net: zero, tax: zero };
      sums.set(group.join('\n'), {
        group,
        net: net.plus(signed(entry, base)),
        tax: tax.plus(signed(entry, amount)),
      });
    }
  return csvOf(
    ['Currency', 'Tax case', 'Tax rate', 'Country', 'Net', 'Tax'],
    [...sums.values()].sort((one, other) => compareGroups(one.group, other.group)),
    ({ group, net, tax }) => [[...group, amountText(net, group[0]), amountText(tax, group[0])]],
  );
}

type TaxGroup = readonly [currency: string, taxCase: string, rate: string, country: string];

const compareGroups = (one: TaxGroup, other: TaxGroup) =>
  one[0].localeCompare(other[0]) ||
  one[1].localeCompare(other[1]) ||
  Number(one[2]) - Number(other[2]) ||
  one[3].localeCompare(other[3]);
