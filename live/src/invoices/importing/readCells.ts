import { currencies } from '@vibrant-peak/invoice/currencies';
import { currencyOf, isSignOf, nameOfCurrency } from '@vibrant-peak/invoice/currency';
import { decimalOf, zero } from '@vibrant-peak/invoice/decimal';
import { readTyped } from '@vibrant-peak/invoice/figure';
import { decimalsOf } from '@vibrant-peak/invoice/money';
import { countries } from '@vibrant-peak/shared/countries';
import { hiddenCharacter } from '../../text/cleanText';
import { isDay } from '@vibrant-peak/shared/schemas/day';
import { unusualDate } from '@vibrant-peak/invoice/unusualDate';
import { companyDay } from '../../clock/companyClock';
import type { Writing } from './schemas';

export type Amount = typeof zero;
export type Figures = Pick<Writing, 'currency' | 'decimalMark'>;

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

/** Lines without the blank ones. @throws `Unreadable` */
export const linesOfText = (text: string, name: string): string =>
  text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => lineIn(line, name, 500))
    .join('\n');

/** The code of a country, also of its English name; blank for other texts. */
export function countryIn(text: string): string {
  const name = text.toLowerCase();
  return countries.find((country) => country.some((each) => each.toLowerCase() === name))?.[0] ?? '';
}

const time = /[T ,]+\d\d?:\d\d[\d:.]*\s*([AP]M)?(\s*(Z|UTC|GMT|[+-]\d\d:?\d\d))?$/i;
const orders = {
  'YYYY-MM-DD': undefined,
  'DD.MM.YYYY': /^(?<day>\d\d?)[./-](?<month>\d\d?)[./-](?<year>\d{4})$/,
  'MM/DD/YYYY': /^(?<month>\d\d?)[./-](?<day>\d\d?)[./-](?<year>\d{4})$/,
};
/** Dates that have one reading. */
const plain = [
  /^(?<year>\d{4})[-/.](?<month>\d\d?)[-/.](?<day>\d\d?)$/,
  /^(?<day>\d\d?)[.\s/-]+(?<name>\p{L}{3,9})[.\s,/-]+(?<year>\d{4})$/u,
  /^(?<name>\p{L}{3,9})[.\s]+(?<day>\d\d?),?\s+(?<year>\d{4})$/u,
];
/** In English and German. */
const months = 'jan|feb|mar,mär|apr|may,mai|jun|jul|aug|sep|oct,okt|nov|dec,dez'.split('|');

/**
 * A day as YYYY-MM-DD, without a time after it. Days that begin with the year or name the month are
 * read in every format. @throws `Unreadable`
 */
export function dayIn(text: string, label: string, format: Writing['dateFormat']): string {
  const day = text.replace(time, '');
  const found = [...plain, orders[format]].map((order) => order?.exec(day)?.groups).find(Boolean);
  const monthOfName = (name: string) =>
    months.findIndex((names) => names.split(',').includes(name.slice(0, 3).toLowerCase())) + 1;
  const month = found?.['name'] ? String(monthOfName(found['name'])) : found?.['month'];
  if (!found || !month || month === '0' || Number(month) > 12)
    throw new Unreadable(`The ${label} "${text}" is not a day as ${format}.`);
  const date = `${found['year']}-${month.padStart(2, '0')}-${found['day']!.padStart(2, '0')}`;
  if (!isDay(date)) throw new Unreadable(`The ${label} "${text}" does not exist.`);
  return date;
}

/** A day of an invoice or a payment. @throws `Unreadable` for a year that the form does not take */
export function bookedDayIn(text: string, label: string, format: Writing['dateFormat']): string {
  const day = dayIn(text, label, format);
  if (day < '2000') throw new Unreadable(`The ${label} "${text}" is before 2000.`);
  if (unusualDate(day, '', companyDay()) === 'far')
    throw new Unreadable(`The ${label} "${text}" is more than a year ahead.`);
  return day;
}

/** A code, also of its sign. Blank is `$`. @throws `Unreadable` */
export function currencyIn(text: string): string {
  const code = text === '' ? text : codeOf(text);
  if (code === undefined || !currencies.some(([known]) => known === code))
    throw new Unreadable(`The currency "${text}" is not a code such as EUR.`);
  return code;
}

/** Whether a text is written as a code, in any case. */
export const isCode = (text: string) => /^[a-z]{3}$/i.test(text);

/** The code in a text, or of its sign unless several currencies share it. */
export const codeOf = (text: string): string | undefined =>
  isCode(text) ? text.toUpperCase() : currencyOf(text);

/** A number with any decimals, or `undefined` for other texts. */
export const numberIn = (text: string, mark: Writing['decimalMark']): Amount | undefined =>
  decimalOf(readTyped(text, { mark }).value);

/** More is a mistake. */
const MAX_AMOUNT = decimalOf('1e15')!;

/** An amount, also a negative one, or `undefined` for a blank cell. @throws `Unreadable` */
export function signedAmountIn(
  text: string,
  name: string,
  { currency, decimalMark }: Figures,
): Amount | undefined {
  if (text === '') return undefined;
  const { value, currency: sign } = readTyped(text, { mark: decimalMark });
  const amount = /e/i.test(value) ? undefined : decimalOf(value);
  const decimals = decimalsOf(currency);
  if (!amount) throw new Unreadable(`The ${name} "${text}" is not an amount.`);
  if (sign !== undefined && !isSignOf(sign, currency))
    throw new Unreadable(`The ${name} "${text}" is in another currency than ${nameOfCurrency(currency)}.`);
  if (amount.abs().gt(MAX_AMOUNT)) throw new Unreadable(`The ${name} "${text}" is too large.`);
  if (!amount.round(decimals).eq(amount))
    throw new Unreadable(`The ${name} "${text}" has more than ${decimals} decimals.`);
  return amount;
}

/** An amount of 0 or more, or `undefined` for a blank cell. @throws `Unreadable` */
export function amountIn(text: string, name: string, figures: Figures): Amount | undefined {
  const amount = signedAmountIn(text, name, figures);
  if (amount?.lt(zero)) throw new Unreadable(`The ${name} "${text}" is negative.`);
  return amount;
}
