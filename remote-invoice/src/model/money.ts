import type Big from 'big.js';

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string): Intl.NumberFormat {
  const known = formats.get(currency);
  if (known) return known;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  formats.set(currency, format);
  return format;
}

/** Decimals of the smallest coin: 2, 0 for yen, 3 for dinars. Blank stands for the `$` of the specification. */
export const decimalsOf = (currency: string): number =>
  currency === '' ? 2 : (formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2);

/** `Intl` formats decimals in a text exactly; its type only takes texts that are known when the code is compiled. */
const exactly = (amount: Big, decimals: number) => amount.toFixed(decimals) as Intl.StringNumericLiteral;

/** An amount that is rounded to the coin already: `$1234.50`, or as `Intl` writes it in a chosen currency. */
export const money = (amount: Big, currency = ''): string =>
  currency === ''
    ? `$${amount.toFixed(2)}`
    : formatOf(currency).format(exactly(amount, decimalsOf(currency)));

/** A price per unit: the coin's decimals, and more where it has more, so that quantity times rate gives what is printed. */
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
