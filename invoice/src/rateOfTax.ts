import type { zero } from './decimal';
import { hundred, plainText } from './decimal';
import { totalsOf } from './totalsOf';

type Amount = typeof zero;

/** Decimals of a rate, with which the tax of every amount is exact. */
const MAX_DECIMALS = 20;

/**
 * The shortest tax rate by which a line of this net amount has exactly this tax. The net amount is
 * at least the tax.
 */
export function rateOfTax(net: Amount, tax: Amount, currency: string): string {
  if (tax.eq(0)) return '0';
  const exact = tax.times(hundred).div(net);
  const items = [{ quantity: '1', amount: plainText(net) }];
  for (let decimals = 0; decimals < MAX_DECIMALS; decimals++) {
    const taxRate = plainText(exact.round(decimals));
    if (totalsOf({ items, taxRate, currency }).taxAmount.eq(tax)) return taxRate;
  }
  return plainText(exact);
}
