import Big from 'big.js';
import { quantityOf, rateOf, taxRateOf, zero } from './decimal';
import type { Invoice, InvoiceItem } from './invoice';

type LineAmounts = Pick<InvoiceItem, 'quantity' | 'amount'>;

export interface Totals {
  subTotal: Big;
  taxAmount: Big;
  grandTotal: Big;
}

const toTheCent = (amount: Big) => amount.round(2, Big.roundHalfUp);

const lineTotals = new WeakMap<object, Big>();

/** Quantity times rate, half up to the cent. Items never change in place, so each is worked out once. */
export function lineTotalOf(item: LineAmounts): Big {
  const known = lineTotals.get(item);
  if (known) return known;
  const total = toTheCent(quantityOf(item.quantity).times(rateOf(item.amount)));
  lineTotals.set(item, total);
  return total;
}

/**
 * The sums of an invoice, each a whole number of cents. The subtotal adds up the line totals as they are shown, the
 * tax is taken on it exactly and rounded once, half up: the figures on paper always add up.
 */
export function totalsOf({
  items,
  taxRate,
}: Pick<Invoice, 'taxRate'> & { items: readonly LineAmounts[] }): Totals {
  const subTotal = items.reduce((sum, item) => sum.plus(lineTotalOf(item)), zero);
  const taxAmount = toTheCent(subTotal.times(taxRateOf(taxRate)).times('0.01'));
  return { subTotal, taxAmount, grandTotal: subTotal.plus(taxAmount) };
}
