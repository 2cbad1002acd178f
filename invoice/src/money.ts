import type Big from 'big.js';

/**
 * Decimals of the currencies that do not have two. Source: ISO 4217, list one, of 2024-06-25. `Intl`
 * differs from it and between engines: it rounds PKR and HUF to whole units.
 */
const decimalsByCurrency: Record<string, number> = Object.fromEntries([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'
    .split(' ')
    .map((code) => [code, 0]),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3]),
  ...'CLF UYW'.split(' ').map((code) => [code, 4]),
]);

/** Decimals of the currency by ISO 4217. Blank is the `$` of the specification. */
export const decimalsOf = (currency: string): number => decimalsByCurrency[currency] ?? 2;

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string, decimals: number, language: string): Intl.NumberFormat {
  const key = `${language}${currency}${decimals}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  formats.set(key, format);
  return format;
}

/** `Intl` formats numeric strings exactly, but its type accepts only literals. */
const exactly = (amount: Big, decimals: number) => amount.toFixed(decimals) as Intl.StringNumericLiteral;

/** With a word joiner: Chromium breaks lines between a minus sign and a currency sign. */
const minus = '\u2212\u2060';

/** Negative amounts begin with the minus sign in every language. */
const withMinus = (amount: Big, textOf: (size: Big) => string) =>
  `${amount.lt(0) ? minus : ''}${textOf(amount.abs())}`;

/** The `$` of the specification, which other languages write as they write all amounts. */
const isPlain = (currency: string, language: string) => currency === '' && language === 'en';

/**
 * Formats a rounded amount: `$1234.50`, or as `Intl` does if a currency is selected or the language is
 * another one than English: `1.234,50 €`.
 */
export const money = (amount: Big, currency = '', decimals = decimalsOf(currency), language = 'en'): string =>
  withMinus(amount, (size) =>
    isPlain(currency, language)
      ? `$${size.toFixed(2)}`
      : formatOf(currency || 'USD', decimals, language).format(exactly(size, decimals)),
  );

/**
 * Formats a price per unit with all its decimals, so that the printed total is quantity times the
 * printed rate.
 */
export function unitPrice(rate: Big, currency = '', least = decimalsOf(currency), language = 'en'): string {
  const decimals = Math.max(least, (rate.toFixed().split('.')[1] ?? '').length);
  return withMinus(rate, (size) =>
    isPlain(currency, language)
      ? `$${size.toFixed(decimals)}`
      : formatOf(currency || 'USD', Math.min(decimals, 20), language).format(exactly(size, decimals)),
  );
}
