import Big from 'big.js';

const decimalPattern = /^-?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i;
/** Longer texts are no number: more digits than any amount has, and still few enough to calculate with quickly. */
const maxLength = 400;

export const zero = new Big(0);
const one = new Big(1);
export const hundred = new Big(100);

/** The number that a text stands for, exactly; none for blanks, grouping, words and `Infinity`. */
export function decimalOf(text: string): Big | undefined {
  const trimmed = text.trim();
  if (trimmed.length > maxLength || !decimalPattern.test(trimmed)) return undefined;
  const value = new Big(trimmed);
  return value.eq(zero) ? zero : value;
}

/** Whole and decimal quantities count; everything else is 1. */
export function quantityOf(text: string): Big {
  const value = decimalOf(text);
  return value?.gt(zero) ? value : one;
}

/** At least 0. */
export function rateOf(text: string): Big {
  const value = decimalOf(text);
  return value?.gt(zero) ? value : zero;
}

/** Per cent, within 0 and 100. */
export function taxRateOf(text: string): Big {
  const value = rateOf(text);
  return value.gt(hundred) ? hundred : value;
}

/** A tax rate while it is typed: what leaves the range is held at its end, anything else stays as it is. */
export function heldTaxRate(text: string): string {
  const value = decimalOf(text);
  if (value?.gt(hundred)) return '100';
  return value?.lt(zero) ? '0' : text;
}

/** The number in digits, without an exponent. */
export const plainText = (value: Big) => value.toFixed();
