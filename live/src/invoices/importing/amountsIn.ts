import { decimalOf, hundred, plainText, zero } from '@vibrant-peak/invoice/decimal';
import { readTyped } from '@vibrant-peak/invoice/figure';
import { decimalsOf } from '@vibrant-peak/invoice/money';
import { rateOfTax } from '@vibrant-peak/invoice/rateOfTax';
import { totalsOf } from '@vibrant-peak/invoice/totalsOf';
import type { ImportRow, Writing } from './schemas';
import { amountIn, Unreadable, type Amount } from './readCells';

export interface Amounts {
  net: Amount;
  tax: Amount;
  total: Amount;
  /** In per cent. With the net amount it makes exactly the tax. */
  taxRate: string;
}

type Figures = Pick<Writing, 'currency' | 'decimalMark'>;

/** The amounts of a row; what is missing follows from the others. @throws `Unreadable` */
export function amountsIn(row: ImportRow, figures: Figures): Amounts {
  const given = {
    net: amountIn(row.net ?? '', 'net amount', figures),
    tax: amountIn(row.tax ?? '', 'tax', figures),
    total: amountIn(row.total ?? '', 'total', figures),
  };
  const rate = rateIn(row.taxRate ?? '', figures);
  const { net, tax, total } = completed(given, rate, figures.currency);
  if (tax.gt(net)) throw new Unreadable('The tax is more than the net amount.');
  const isExact = rate !== undefined && taxBy(rate, net, figures.currency).eq(tax);
  return { net, tax, total, taxRate: isExact ? rate : rateOfTax(net, tax, figures.currency) };
}

function completed(
  { net, tax, total }: Partial<Record<'net' | 'tax' | 'total', Amount | undefined>>,
  rate: string | undefined,
  currency: string,
) {
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
