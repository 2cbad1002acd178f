import { decimalOf, quantityOf, rateOf, zero } from '@vibrant-peak/invoice/decimal';
import type { DraftValue } from '@vibrant-peak/invoice/draftSchema';
import { partyName, type Invoice, type InvoiceItem } from '@vibrant-peak/invoice/invoice';
import { money } from '@vibrant-peak/invoice/money';
import { quantityLeft } from '@vibrant-peak/invoice/quantityLeft';
import { taxCaseOf } from '@vibrant-peak/invoice/taxCases';
import { decimalsIn, lineTotalOf, totalsOf } from '@vibrant-peak/invoice/totalsOf';
import type { Reading } from '../../database/tables';
import { problem } from '../../http/problem';
import { rateOfLine } from '../eInvoice/source';
import { invoiceWith, valueOf } from '../storedInvoice';
import { balanceOf } from './balance';

/** The issued credit notes of an invoice that are not void. */
export async function creditsOf(tables: Reading, id: number): Promise<Invoice[]> {
  const notes = await tables
    .selectFrom('invoices')
    .where('credits', '=', id)
    .where('number', 'is not', null)
    .where('voided_at', 'is', null)
    .select(['id', 'version'])
    .execute();
  return Promise.all(
    notes.map(async (each) => (await valueOf(tables, each.id, each.version))!.invoice as Invoice),
  );
}

/** The net amount of a line in some credit notes. */
const totalOfLine = (line: number, notes: readonly Invoice[], decimals: number) =>
  notes
    .flatMap(({ items }) => items)
    .filter(({ id }) => id === line)
    .reduce((sum, each) => sum.plus(lineTotalOf(each, decimals)), zero);

/** The net amount of a line that no credit note has. */
const amountLeft = (line: InvoiceItem, notes: readonly Invoice[], decimals: number) =>
  lineTotalOf(line, decimals).minus(totalOfLine(line.id, notes, decimals));

/**
 * What can still be credited of each line: the net amount before a discount of the whole invoice, and
 * the quantity that has it at the price of the line.
 */
export function creditableOf(invoice: Invoice, notes: readonly Invoice[]) {
  const decimals = decimalsIn(invoice);
  return invoice.items.map((line) => {
    const left = amountLeft(line, notes, decimals);
    const quantity = quantityLeft(line, left, decimals);
    return { id: line.id, quantity, amount: left.toFixed(decimals) };
  });
}

/**
 * How far the sum of some credit notes may be from the part of the invoice that they credit: each of
 * them rounds its discount and its taxes.
 */
const roundingOf = (invoice: Invoice, notes: readonly Invoice[]) =>
  decimalOf(`1e-${decimalsIn(invoice)}`)!
    .times(totalsOf(invoice).taxes.length + 1)
    .times(notes.length);

/**
 * What the rounding of some credit notes leaves to the one that takes the rest of all lines: its total
 * is then what is left of the invoice. 0 for other ones. @param note without a rounding of its own.
 */
export function restByRounding(note: Invoice, invoice: Invoice, notes: readonly Invoice[]) {
  const all = [...notes, note];
  const isLast = invoice.items.every((line) => amountLeft(line, all, decimalsIn(invoice)).eq(zero));
  const total = totalsOf(note).grandTotal;
  const rest = notes
    .reduce((left, each) => left.minus(totalsOf(each).grandTotal), totalsOf(invoice).grandTotal)
    .minus(total);
  return isLast && rest.abs().lte(roundingOf(invoice, all)) && rest.plus(total).gte(zero) ? rest : zero;
}

/** A credit note of an invoice with the rounding that is its own. Other documents have none. */
export async function withRounding(tables: Reading, note: Invoice, credits: number | null): Promise<Invoice> {
  const own = { ...note };
  delete own.rounding;
  if (credits === null) return own;
  const { version } = await invoiceWith(tables, credits);
  const { invoice } = (await valueOf(tables, credits, version))!;
  const rounding = restByRounding(own, invoice, await creditsOf(tables, credits));
  return rounding.eq(zero) ? own : { ...own, rounding: rounding.toFixed() };
}

interface CreditNote {
  /** The invoice that it corrects. */
  credits: number;
  value: DraftValue;
  /** Its grand total as the sheet says it. */
  total: string;
}

/** @throws a problem: 409 for a void invoice, 422 with all in which a credit note does not fit. */
export async function assertCredits(tables: Reading, { credits, value, total }: CreditNote): Promise<void> {
  const note = value.invoice as Invoice;
  const { version, number, ...credited } = await invoiceWith(tables, credits);
  if (credited.voided_at) throw problem(409, `${number} is void: nothing is left to credit.`);
  if (credited.currency !== note.currency)
    throw problem(422, `A credit note has the currency of its invoice, ${number}.`);
  const original = (await valueOf(tables, credits, version))!;
  const { invoice } = original;
  const notes = await creditsOf(tables, credits);
  const before = await balanceOf(tables, credits);
  const left = decimalOf(credited.total)!.minus(before.credited);
  if (decimalOf(total)!.gt(left.plus(roundingOf(invoice, [...notes, note]))))
    throw problem(422, `Only ${money(left, note.currency)} of ${number} can still be credited.`);
  const violations = [
    ...partProblems(note, invoice),
    ...reportProblems(value, original),
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
    ['currency', note.decimals !== invoice.decimals, 'Amounts have the decimals of the invoice.'],
    ['date', note.date < invoice.date, `The invoice has the date ${invoice.date}, which is later.`],
    ['discount', totalsOf(note).discount.lt(leastDiscount(note, invoice)), discountMessage(note, invoice)],
  ];
  return checks.filter(([, isWrong]) => isWrong).map(([field, , message]) => ({ field, message }));
}

/** Taxes are reported by these values. A credit note may have those that its invoice lacks. */
function reportProblems({ eInvoice: own = {} }: DraftValue, { eInvoice: owed = {} }: DraftValue) {
  const checks: [name: 'taxCase' | 'clientVatId' | 'clientCountry', message: string][] = [
    ['taxCase', `The tax case is ${taxCaseOf(owed)?.label}.`],
    ['clientVatId', `The VAT ID of the client is ${owed.clientVatId}.`],
    ['clientCountry', `The country of the client is ${owed.clientCountry}.`],
  ];
  return checks
    .filter(([name]) => owed[name] && owed[name] !== own[name])
    .map(([name, message]) => ({ field: `eInvoice.${name}`, message }));
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
