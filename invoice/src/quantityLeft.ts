import Big from 'big.js';
import { decimalOf, hundred, plainText, quantityOf, rateOf, taxRateOf } from './decimal';
import type { InvoiceItem } from './invoice';
import { lineTotalOf } from './totalsOf';

/** Division with enough decimals for the largest amounts. */
const precise = Big();
precise.DP = 60;

/**
 * The quantity of a line that comes to a part of its amount, with the fewest decimals that come to it
 * exactly.
 */
export function quantityLeft(line: InvoiceItem, left: Big, decimals: number): string {
  const whole = quantityOf(line.quantity);
  if (left.eq(lineTotalOf(line, decimals))) return left.eq(0) ? '0' : plainText(whole);
  const price = rateOf(line.amount)
    .times(hundred.minus(taxRateOf(line.discount ?? '')))
    .times('0.01');
  const exact = new precise(left).div(price);
  for (let places = 0; places < precise.DP; places++) {
    const quantity = plainText(exact.round(places));
    const isLeft = lineTotalOf({ ...line, quantity }, decimals).eq(left);
    if (isLeft && decimalOf(quantity)!.lte(whole)) return quantity;
  }
  return plainText(exact.round(precise.DP, Big.roundDown));
}
