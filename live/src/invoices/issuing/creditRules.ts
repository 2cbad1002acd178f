import { rateOf, quantityOf, zero } from '@vibrant-peak/invoice/decimal';
import { partyName, type Invoice, type InvoiceItem } from '@vibrant-peak/invoice/invoice';
import { decimalsIn, totalsOf } from '@vibrant-peak/invoice/totalsOf';
import type { Reading } from '../../database/tables';
import { problem } from '../../http/problem';
import { valueOf } from '../draft';
import { amountLeft, creditsOf, totalOfLine } from './creditLeft';
import { rateOfLine } from '../eInvoice/source';
import { invoiceWith } from '../saveDraft';

/** @throws a problem (422) with all in which a credit note does not belong to its invoice. */
export async function assertBelongs(tables: Reading, credits: number, note: Invoice): Promise<void> {
  const { version, number } = await invoiceWith(tables, credits);
  const { invoice } = (await valueOf(tables, credits, version))!;
  const notes = await creditsOf(tables, credits);
  const violations = [
    ...partProblems(note, invoice),
    ...note.items.flatMap((item, index) =>
      lineProblems({ item, note, invoice }, notes).map((message) => ({
        field: `items[${index}].amount`,
        message: `${item.name}: ${message}`,
      })),
    ),
  ];
  if (violations.length === 0) return;
  throw problem(422, `This credit note does not belong to ${number}: ${violations[0]!.message}`, {
    details: { violations },
  });
}

function partProblems(note: Invoice, invoice: Invoice) {
  const checks: [field: string, isWrong: boolean, message: string][] = [
    ['billTo', nameOf(note) !== nameOf(invoice), `The client is ${partyName(invoice.billTo)}.`],
    ['currency', note.currency !== invoice.currency, `The currency is ${invoice.currency || '$'}.`],
    ['currency', note.decimals !== invoice.decimals, 'Amounts have the decimals of the invoice.'],
    ['date', note.date < invoice.date, `The invoice has the date ${invoice.date}, which is later.`],
    ['discount', totalsOf(note).discount.lt(leastDiscount(note, invoice)), discountMessage(note, invoice)],
  ];
  return checks.filter(([, isWrong]) => isWrong).map(([field, , message]) => ({ field, message }));
}

const nameOf = ({ billTo }: Invoice) =>
  `${billTo.company.trim()}\n${billTo.name.trim()}`.replace(/\s+/g, ' ').toLowerCase();

/** The part of the invoice's discount that belongs to the lines of a credit note. */
export function shareOfDiscount(note: Pick<Invoice, 'items'>, invoice: Invoice) {
  const whole = totalsOf(invoice);
  const { subTotal } = totalsOf({ ...invoice, items: note.items, discount: '' });
  if (whole.subTotal.eq(zero)) return zero;
  return whole.discount.times(subTotal).div(whole.subTotal).round(decimalsIn(invoice));
}

/** Less than the share by the smallest unit: the discount may be rounded otherwise. */
const leastDiscount = (note: Invoice, invoice: Invoice) =>
  shareOfDiscount(note, invoice).minus(`1e-${decimalsIn(invoice)}`);

const discountMessage = (note: Invoice, invoice: Invoice) =>
  `These lines have ${shareOfDiscount(note, invoice).toFixed(decimalsIn(invoice))} of the discount.`;

interface Credited {
  item: InvoiceItem;
  note: Invoice;
  invoice: Invoice;
}

function lineProblems({ item, note, invoice }: Credited, notes: readonly Invoice[]): string[] {
  const line = invoice.items.find(({ id }) => id === item.id);
  if (!line) return ['The invoice does not have this line.'];
  const decimals = decimalsIn(invoice);
  const left = amountLeft(line, notes, decimals);
  const own = totalOfLine(item.id, [note], decimals);
  const [rate, owed] = [rateOfLine(note, item), rateOfLine(invoice, line)];
  return [
    ...(rate === owed ? [] : [`The tax rate is ${owed}%.`]),
    ...(quantityOf(item.quantity).gt(quantityOf(line.quantity)) ? [`The quantity is ${line.quantity}.`] : []),
    ...(rateOf(item.amount).gt(rateOf(line.amount)) ? [`The price is ${line.amount}.`] : []),
    ...(own.gt(left) ? [`Only ${left.toFixed(decimals)} is left to credit.`] : []),
  ];
}
