import Big from 'big.js';
import { plainText, quantityOf, rateOf, taxRateOf, zero } from './decimal';
import type { Invoice, InvoiceItem } from './invoice';
import { decimalsOf } from './money';

type LineAmounts = Pick<InvoiceItem, 'quantity' | 'amount' | 'taxRate'>;

type Figures = Pick<Invoice, 'taxRate'> &
  Partial<Pick<Invoice, 'currency' | 'discount' | 'discountKind'>> & { items: readonly LineAmounts[] };

interface TaxAmount {
  /** In per cent, without the sign. */
  rate: string;
  amount: Big;
}

export interface Totals {
  subTotal: Big;
  /** 0 without one, never more than the subtotal. */
  discount: Big;
  /** One for each rate that is in use; the invoice's own alone where no line has another. */
  taxes: TaxAmount[];
  taxAmount: Big;
  grandTotal: Big;
}

/** Enough digits behind the point for shares of a discount, far below what rounding could see. */
const shares = Big();
shares.DP = 60;

const halfUp = (amount: Big, decimals: number) => amount.round(decimals, Big.roundHalfUp);

const lineTotals = new WeakMap<object, { decimals: number; total: Big }>();

/** Quantity times rate, half up to the cent. Items never change in place, so each is worked out once. */
export function lineTotalOf(item: LineAmounts, currency = ''): Big {
  const decimals = decimalsOf(currency);
  const known = lineTotals.get(item);
  if (known?.decimals === decimals) return known.total;
  const total = halfUp(quantityOf(item.quantity).times(rateOf(item.amount)), decimals);
  lineTotals.set(item, { decimals, total });
  return total;
}

/**
 * The sums of an invoice, each a whole number of cents. The subtotal adds up the line totals as they are shown; a
 * discount is taken off before tax; the tax of each rate is taken exactly on what is left of its lines and rounded once,
 * half up: the figures on paper always add up.
 */
export function totalsOf(figures: Figures): Totals {
  const { items, currency = '' } = figures;
  const decimals = decimalsOf(currency);
  const subTotal = items.reduce((sum, item) => sum.plus(lineTotalOf(item, currency)), zero);
  const discount = discountOf(figures, subTotal, decimals);
  const left = subTotal.minus(discount);
  const taxes = [...basesOf(figures)].map(([rate, base]) => {
    const share = base === undefined || discount.eq(zero) ? (base ?? left) : shareOf(base, left, subTotal);
    return { rate, amount: halfUp(share.times(rate).times('0.01'), decimals) };
  });
  const taxAmount = taxes.reduce((sum, { amount }) => sum.plus(amount), zero);
  return { subTotal, discount, taxes, taxAmount, grandTotal: left.plus(taxAmount) };
}

function discountOf({ discount = '', discountKind }: Figures, subTotal: Big, decimals: number): Big {
  const value = rateOf(discount);
  const amount = discountKind === 'amount' ? value : subTotal.times(value).times('0.01');
  return amount.gt(subTotal) ? subTotal : halfUp(amount, decimals);
}

/** The sum of the lines of each tax rate; all of them at the invoice's rate where no line has its own. */
function basesOf({ items, taxRate, currency = '' }: Figures): Map<string, Big | undefined> {
  const ownRate = plainText(taxRateOf(taxRate));
  if (items.every((item) => item.taxRate === undefined)) return new Map([[ownRate, undefined]]);
  const bases = new Map<string, Big>();
  for (const item of items) {
    const rate = item.taxRate === undefined ? ownRate : plainText(taxRateOf(item.taxRate));
    bases.set(rate, (bases.get(rate) ?? zero).plus(lineTotalOf(item, currency)));
  }
  return new Map([...bases].sort(([one], [other]) => Number(other) - Number(one)));
}

const shareOf = (base: Big, left: Big, whole: Big) =>
  whole.eq(zero) ? zero : new shares(base).times(left).div(whole);
