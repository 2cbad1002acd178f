import Big from 'big.js';
import { decimalOf, hundred, plainText, quantityOf, rateOf, taxRateOf, zero } from './decimal';
import type { Invoice, InvoiceItem } from './invoice';
import { decimalsOf } from './money';

type LineAmounts = Pick<InvoiceItem, 'quantity' | 'amount' | 'taxRate' | 'discount'>;

type Figures = Pick<Invoice, 'taxRate'> &
  Partial<Pick<Invoice, 'currency' | 'decimals' | 'discount' | 'discountKind' | 'rounding'>> & {
    items: readonly LineAmounts[];
  };

interface TaxAmount {
  /** Percentage without the sign. */
  rate: string;
  /** Net amount in whole cents. The bases of all rates come to the subtotal less the discount. */
  base: Big;
  amount: Big;
}

export interface Totals {
  subTotal: Big;
  /** 0 if there is none; at most the subtotal. */
  discount: Big;
  /** One entry for each rate in use, or only the invoice's rate if no line has its own. */
  taxes: TaxAmount[];
  taxAmount: Big;
  /** Added after tax: 0, but for the last credit note of an invoice. */
  rounding: Big;
  grandTotal: Big;
}

/** Division with enough decimals that rounding to the cent is always exact. */
const shares = Big();
shares.DP = 60;

const halfUp = (amount: Big, decimals: number) => amount.round(decimals, Big.roundHalfUp);

/** Decimals of the amounts of an invoice. */
export const decimalsIn = ({ currency = '', decimals }: Pick<Figures, 'currency' | 'decimals'>): number =>
  decimals ?? decimalsOf(currency);

const lineTotals = new WeakMap<object, { decimals: number; total: Big }>();

const grossOf = ({ quantity, amount }: LineAmounts) => quantityOf(quantity).times(rateOf(amount));

/**
 * Quantity times rate less the line's discount, rounded half up to the cent once. Cached by item, as
 * items are immutable.
 */
export function lineTotalOf(item: LineAmounts, decimals = 2): Big {
  const known = lineTotals.get(item);
  if (known?.decimals === decimals) return known.total;
  const percent = hundred.minus(taxRateOf(item.discount ?? ''));
  const total = halfUp(grossOf(item).times(percent).times('0.01'), decimals);
  lineTotals.set(item, { decimals, total });
  return total;
}

/** What the discount of a line takes from quantity times rate, both rounded. */
export const lineDiscountOf = (item: LineAmounts, decimals = 2): Big =>
  halfUp(grossOf(item), decimals).minus(lineTotalOf(item, decimals));

/**
 * The sums of an invoice in whole cents. The subtotal is the sum of the rounded line totals. The
 * discount is subtracted before tax. The tax of each rate is rounded once, half up.
 */
export function totalsOf(figures: Figures): Totals {
  const decimals = decimalsIn(figures);
  const subTotal = figures.items.reduce((sum, item) => sum.plus(lineTotalOf(item, decimals)), zero);
  const discount = discountOf(figures, subTotal, decimals);
  const left = subTotal.minus(discount);
  const taxes = basesOf(figures, decimals).map(([rate, base]) => {
    const share = shareOf(base, left, subTotal);
    return { rate, base: halfUp(share, decimals), amount: halfUp(share.times(rate).times('0.01'), decimals) };
  });
  addRest(taxes, left);
  const taxAmount = taxes.reduce((sum, { amount }) => sum.plus(amount), zero);
  const rounding = decimalOf(figures.rounding ?? '') ?? zero;
  const grandTotal = left.plus(taxAmount).plus(rounding);
  return { subTotal, discount, taxes, taxAmount, rounding, grandTotal };
}

/** Adds the cents that rounding leaves to the largest base, so that the bases come to the net sum. */
function addRest(taxes: readonly TaxAmount[], net: Big): void {
  const rest = taxes.reduce((sum, { base }) => sum.minus(base), net);
  const largest = taxes.reduce((one, other) => (other.base.gt(one.base) ? other : one));
  largest.base = largest.base.plus(rest);
}

function discountOf({ discount = '', discountKind }: Figures, subTotal: Big, decimals: number): Big {
  const value = rateOf(discount);
  const amount = discountKind === 'amount' ? value : subTotal.times(value).times('0.01');
  return amount.gt(subTotal) ? subTotal : halfUp(amount, decimals);
}

/** The sum of the lines for each tax rate, the highest first. Without lines, the invoice's rate has 0. */
function basesOf({ items, taxRate }: Figures, decimals: number): [rate: string, base: Big][] {
  const ownRate = plainText(taxRateOf(taxRate));
  const bases = new Map<string, Big>(items.length === 0 ? [[ownRate, zero]] : []);
  for (const item of items) {
    const rate = item.taxRate === undefined ? ownRate : plainText(taxRateOf(item.taxRate));
    bases.set(rate, (bases.get(rate) ?? zero).plus(lineTotalOf(item, decimals)));
  }
  return [...bases].sort(([one], [other]) => Number(other) - Number(one));
}

const shareOf = (base: Big, left: Big, whole: Big) =>
  whole.eq(zero) ? zero : new shares(base).times(left).div(whole);
