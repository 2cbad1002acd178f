import { decimalOf, hundred, plainText, zero } from '@vibrant-peak/invoice/decimal';
import { readTyped } from '@vibrant-peak/invoice/figure';
import { decimalsOf } from '@vibrant-peak/invoice/money';
import { rateOfTax } from '@vibrant-peak/invoice/rateOfTax';
import { totalsOf } from '@vibrant-peak/invoice/totalsOf';
import type { ImportRow } from './schemas';
import type { Lines } from './linesIn';
import { amountIn, numberIn, Unreadable, type Amount, type Figures } from './readCells';

export interface Amounts {
  /** After the discount. */
  net: Amount;
  /** Of the whole invoice. */
  discount: Amount;
  tax: Amount;
  total: Amount;
  /** In per cent. With the net amount it makes exactly the tax. */
  taxRate: string;
}

/** The amounts of an invoice; what is missing follows from the others. @throws `Unreadable` */
export function amountsIn(row: ImportRow, lines: Lines | undefined, figures: Figures): Amounts {
  const { currency } = figures;
  const cells = {
    net: amountIn(row.net ?? '', 'net amount', figures),
    tax: amountIn(row.tax ?? '', 'tax', figures),
    total: amountIn(row.total ?? '', 'total', figures) ?? lines?.total,
  };
  const written = { ...cells, net: hasTaxIn(row, cells, figures) ? undefined : cells.net };
  const discount = discountIn(row, { ...written, net: written.net ?? lines?.net }, figures);
  const before = written.net ?? netOf(lines, written);
  const given = { ...written, net: before?.minus(discount) };
  const rate = rateIn(row.taxRate ?? '', figures);
  const { net, tax, total } = completed(given, rate, currency);
  if (tax.gt(net)) throw new Unreadable('The tax is more than the net amount.');
  const fits = !lines || [net.plus(discount), net, total].some((sum) => sum.eq(lines.net));
  if (!fits) {
    const [sum, whole] = [lines.net, net].map((amount) => amount.toFixed(decimalsOf(currency)));
    throw new Unreadable(`The lines make ${sum}, and the net amount is ${whole}.`);
  }
  const isExact = rate !== undefined && taxBy(rate, net, currency).eq(tax);
  return { net, discount, tax, total, taxRate: isExact ? rate : rateOfTax(net, tax, currency) };
}

type Given = Partial<Record<'net' | 'tax' | 'total', Amount | undefined>>;

/** The net amount by the lines, unless their amounts have the tax in them. */
function netOf(lines: Lines | undefined, { tax, total }: Given): Amount | undefined {
  const isGross = lines && tax?.gt(zero) && total?.eq(lines.net);
  return isGross ? undefined : lines?.net;
}

/** Whether the tax is in the net amount, as in subtotals of prices with tax: with a discount or without. */
function hasTaxIn({ discount = '' }: ImportRow, { net, tax, total }: Given, figures: Figures): boolean {
  if (!net || !total || !tax?.gt(zero)) return false;
  return net.eq(total) || net.minus(numberIn(discount, figures.decimalMark) ?? zero).eq(total);
}

/** A discount counts where the total shows that the net amount is before it. */
function discountIn({ discount = '' }: ImportRow, { net, tax = zero, total }: Given, figures: Figures) {
  const amount = numberIn(discount, figures.decimalMark) ?? zero;
  const isBefore = net && total && amount.gt(zero) && net.minus(amount).plus(tax).eq(total);
  return isBefore ? amount : zero;
}

function completed({ net, tax, total }: Given, rate: string | undefined, currency: string) {
  if (net && tax && total && !net.plus(tax).eq(total)) {
    const [first, second, sum] = [net, tax, total].map((amount) => amount.toFixed(decimalsOf(currency)));
    throw new Unreadable(`Net ${first} and tax ${second} do not make the total ${sum}.`);
  }
  if (net) {
    const rest = tax ?? (total ? total.minus(net) : rate === undefined ? zero : taxBy(rate, net, currency));
    if (rest.lt(zero)) throw new Unreadable('The total is less than the net amount.');
    return { net, tax: rest, total: net.plus(rest) };
  }
  if (!total) throw new Unreadable('The total is missing, and so is the net amount.');
  if (!tax && rate !== undefined && rate !== '0')
    throw new Unreadable('With a tax rate the row takes the tax or the net amount, too.');
  const rest = total.minus(tax ?? zero);
  if (rest.lt(zero)) throw new Unreadable('The tax is more than the total.');
  return { net: rest, tax: tax ?? zero, total };
}

const taxBy = (taxRate: string, net: Amount, currency: string) =>
  totalsOf({ items: [{ quantity: '1', amount: plainText(net) }], taxRate, currency }).taxAmount;

/** A tax rate in per cent, or `undefined` for a blank cell. */
function rateIn(text: string, { decimalMark }: Figures): string | undefined {
  if (text === '') return undefined;
  const rate = decimalOf(readTyped(text, { isPercent: true, mark: decimalMark }).value);
  if (!rate || rate.lt(zero) || rate.gt(hundred))
    throw new Unreadable(`The tax rate "${text}" is not a number from 0 to 100.`);
  return plainText(rate);
}
