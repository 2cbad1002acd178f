import type Big from 'big.js';

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string): Intl.NumberFormat {
  const known = formats.get(currency);
  if (known) return known;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  formats.set(currency, format);
  return format;
}

const knownDecimals = new Map<string, number>([['', 2]]);

/**
 * Decimals of the currency: 2 for most, 0 for yen, 3 for dinars. Blank is the `$` of the
 * specification.
 */
export function decimalsOf(currency: string): number {
  const known = knownDecimals.get(currency);
  if (known !== undefined) return known;
  const count = formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2;
  knownDecimals.set(currency, count);
  return count;
}

/** `Intl` formats numeric strings exactly, but its type accepts only literals. */
const exactly = (amount: Big, decimals: number) => amount.toFixed(decimals) as Intl.StringNumericLiteral;

/** Formats a rounded amount: `$1234.50`, or as `Intl` does if a currency is selected. */
export const money = (amount: Big, currency = ''): string =>
  currency === ''
    ? `$${amount.toFixed(2)}`
    : formatOf(currency).format(exactly(amount, decimalsOf(currency)));

/**
 * Formats a price per unit with all its decimals, so that the printed total is quantity times the
 * printed rate.
 */
export function unitPrice(rate: Big, currency = ''): string {
  const decimals = Math.max(decimalsOf(currency), (rate.toFixed().split('.')[1] ?? '').length);
  if (currency === '') return `$${rate.toFixed(decimals)}`;
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    minimumFractionDigits: Math.min(decimals, 20),
    maximumFractionDigits: Math.min(decimals, 20),
  });
  return format.format(exactly(rate, decimals));
}
