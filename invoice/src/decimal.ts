import Big from 'big.js';

const decimalPattern = /^-?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i;
/**
 * Maximum length of a number: more digits than any amount needs, few enough for fast arithmetic.
 */
const maxLength = 400;

export const zero = new Big(0);
const one = new Big(1);
export const hundred = new Big(100);

/** Parses a number exactly; undefined for blanks, grouped digits, words and `Infinity`. */
export function decimalOf(text: string): Big | undefined {
  const trimmed = text.trim();
  if (trimmed.length > maxLength || !decimalPattern.test(trimmed)) return undefined;
  const value = new Big(trimmed);
  return value.eq(zero) ? zero : value;
}

/** A positive quantity, or 1. */
export function quantityOf(text: string): Big {
  const value = decimalOf(text);
  return value?.gt(zero) ? value : one;
}

/** At least 0. */
export function rateOf(text: string): Big {
  const value = decimalOf(text);
  return value?.gt(zero) ? value : zero;
}

/** Percentage from 0 to 100. */
export function taxRateOf(text: string): Big {
  const value = rateOf(text);
  return value.gt(hundred) ? hundred : value;
}

/** Limits a tax rate to 0–100 while it is typed; other texts stay unchanged. */
export function heldTaxRate(text: string): string {
  const value = decimalOf(text);
  if (value?.gt(hundred)) return '100';
  return value?.lt(zero) ? '0' : text;
}

/** The number without an exponent. */
export const plainText = (value: Big) => value.toFixed();
