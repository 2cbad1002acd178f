import type Big from 'big.js';

/** An amount that is rounded to the cent already, such as `$1234.50`. */
export const money = (amount: Big) => `$${amount.toFixed(2)}`;

/** A price per unit: two decimals, and more where it has more, so that quantity times rate gives what is printed. */
export function unitPrice(rate: Big): string {
  const decimals = rate.toFixed().split('.')[1] ?? '';
  return `$${rate.toFixed(Math.max(2, decimals.length))}`;
}
