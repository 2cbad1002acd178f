import { currencyOf, isSignOf, nameOfCurrency } from '@vibrant-peak/invoice/currency';
import { decimalOf, zero } from '@vibrant-peak/invoice/decimal';
import { readTyped } from '@vibrant-peak/invoice/figure';
import { decimalsOf } from '@vibrant-peak/invoice/money';
import { hiddenCharacter } from '../../text/cleanText';
import { isDay } from '../issuing/problemsOf';
import type { Writing } from './schemas';

export type Amount = typeof zero;

/** A cell that cannot be read. The message says why, in plain words. */
export class Unreadable extends Error {}

/** A text in one line. @throws `Unreadable` */
export function lineIn(text: string, name: string, maxLength: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line === '') throw new Unreadable(`The ${name} is missing.`);
  if (hiddenCharacter.test(line)) throw new Unreadable(`The ${name} has characters that cannot be seen.`);
  if (line.length > maxLength) throw new Unreadable(`The ${name} has more than ${maxLength} characters.`);
  return line;
}

const orders = {
  'YYYY-MM-DD': undefined,
  'DD.MM.YYYY': /^(?<day>\d\d?)[./-](?<month>\d\d?)[./-](?<year>\d{4})$/,
  'MM/DD/YYYY': /^(?<month>\d\d?)[./-](?<day>\d\d?)[./-](?<year>\d{4})$/,
};
const iso = /^(?<year>\d{4})-(?<month>\d\d?)-(?<day>\d\d?)(?:[T ][\d:.Z+-]*)?$/;

/** A day as YYYY-MM-DD; days that are written so are read in every format. @throws `Unreadable` */
export function dayIn(text: string, name: string, format: Writing['dateFormat']): string {
  const { year = '', month = '', day = '' } = (iso.exec(text) ?? orders[format]?.exec(text))?.groups ?? {};
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!isDay(date)) throw new Unreadable(`The ${name} "${text}" is not a day as ${format}.`);
  return date;
}

/** A code, also of its sign. @throws `Unreadable` */
export function currencyIn(text: string, fallback: string): string {
  if (text === '') return fallback;
  const code = /^[a-z]{3}$/i.test(text) ? text.toUpperCase() : currencyOf(text);
  if (code === undefined) throw new Unreadable(`The currency "${text}" is not a code such as EUR.`);
  return code;
}

/** More is a mistake. */
const MAX_AMOUNT = decimalOf('1e15')!;

/** An amount of 0 or more, or `undefined` for a blank cell. @throws `Unreadable` */
export function amountIn(
  text: string,
  name: string,
  { currency, decimalMark }: Pick<Writing, 'currency' | 'decimalMark'>,
): Amount | undefined {
  if (text === '') return undefined;
  const { value, currency: sign } = readTyped(text, { mark: decimalMark });
  const amount = /e/i.test(value) ? undefined : decimalOf(value);
  const decimals = decimalsOf(currency);
  if (!amount) throw new Unreadable(`The ${name} "${text}" is not an amount.`);
  if (sign !== undefined && !isSignOf(sign, currency))
    throw new Unreadable(`The ${name} "${text}" is in another currency than ${nameOfCurrency(currency)}.`);
  if (amount.lt(zero)) throw new Unreadable(`The ${name} is negative: credit notes are not imported.`);
  if (amount.gt(MAX_AMOUNT)) throw new Unreadable(`The ${name} "${text}" is too large.`);
  if (!amount.round(decimals).eq(amount))
    throw new Unreadable(`The ${name} "${text}" has more than ${decimals} decimals.`);
  return amount;
}
