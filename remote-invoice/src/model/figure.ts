import { decimalOf } from './decimal';

/** The decimal separator. */
export type DecimalMark = '.' | ',';

/** A number with a decimal point, or one reading for each decimal mark if the text is ambiguous. */
export type Figure = ({ value: string } | { readings: Record<DecimalMark, string> }) & {
  /** Its currency sign or code, as written. */
  currency?: string;
  isPercent?: true;
};

/** Currency signs and codes: `Rs 1,200`, `USD 100`, `12,50 €`. */
const currency = String.raw`(?:[A-Z]{3}|[A-Z]{0,2}\p{Sc}|Rs\.?|Fr\.|kr\.?|zł)`;
const besides = new RegExp(`^${currency}\\s*|\\s*${currency}$`, 'gu');
const percent = /^%\s*|\s*%$/;

const groupSpaces = /(?<=\d)[\s\u00a0\u202f'’٬](?=\d{3}(?!\d))/gu;

/** Groups of three digits, or of two as in `1,25,000`. */
const groupsBy = (mark: string) => new RegExp(`^[1-9]\\d{0,2}(?:\\${mark}\\d{2,3})*\\${mark}\\d{3}$`);
const grouped = { '.': groupsBy('.'), ',': groupsBy(',') };

/** Converts full-width, Arabic and Persian digits and marks to ASCII, and removes direction marks. */
const inAscii = (text: string) =>
  text
    .replace(/[\uff01-\uff5e]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replaceAll('٪', '%')
    .replaceAll('،', ',')
    .replace(/[\u200e\u200f\u061c]/g, '');

/**
 * Reads a figure as written by people and spreadsheets: with a currency or percent sign, grouped digits, a decimal comma,
 * or brackets for a negative amount. Undefined for blanks and words.
 */
export function readFigure(text: string): Figure | undefined {
  const written = inAscii(text).trim();
  const bare = written.replace(percent, '');
  const inBrackets = /^\((.+)\)$/.exec(bare.replace(besides, ''));
  const signed = (inBrackets?.[1] ?? bare)
    .replace(/^[-−–]/, '')
    .replace(/[-−]$/, '')
    .trim();
  const isNegative = inBrackets !== null || /^(\D{0,4}\s*)[-−–](?=\S)|[-−]$/.test(bare);
  const unsigned = signed.replace(/^[-−–]/, '');
  const digits = unsigned
    .replace(besides, '')
    .replace(/^[-−–]/, '')
    .replace(groupSpaces, '');
  const figure = readDigits(digits);
  if (!figure) return undefined;
  const sign = currencyIn(bare) ?? currencyIn(unsigned);
  return {
    ...(isNegative ? negative(figure) : figure),
    ...(sign !== undefined && { currency: sign }),
    ...(bare !== written && { isPercent: true as const }),
  };
}

/** Prefers the code if a figure has both a sign and a code. */
function currencyIn(text: string): string | undefined {
  const found = (text.match(besides) ?? []).map((mark) => mark.trim());
  return found.find((mark) => /^[A-Z]{3}$/.test(mark)) ?? found[0];
}

const negative = (figure: Figure): Figure =>
  'value' in figure
    ? { value: `-${figure.value}` }
    : { readings: { '.': `-${figure.readings['.']}`, ',': `-${figure.readings[',']}` } };

function readDigits(digits: string): Figure | undefined {
  if (/^\d*٫\d+$/.test(digits)) return { value: digits.replace('٫', '.') };
  if (!/^[\d.,]*\d[\d.,]*$/.test(digits)) return undefined;
  const last = digits.search(/[.,][^.,]*$/);
  if (last === -1) return { value: digits };
  const mark = digits[last] as DecimalMark;
  const other = mark === '.' ? ',' : '.';
  const marks = digits.split(mark).length - 1;
  if (digits.includes(other)) return marks === 1 ? withGroups(digits, last, other) : undefined;
  if (marks > 1) return grouped[mark].test(digits) ? { value: digits.replaceAll(mark, '') } : undefined;
  const asDecimal = digits.replace(mark, '.');
  if (!grouped[mark].test(digits)) return { value: asDecimal };
  const asGroup = digits.replace(mark, '');
  return { readings: mark === '.' ? { '.': asDecimal, ',': asGroup } : { '.': asGroup, ',': asDecimal } };
}

/** `1,25,000.00` and `1.500,00`: the digits before the decimal mark must form whole groups. */
function withGroups(digits: string, last: number, groupMark: DecimalMark): Figure | undefined {
  const whole = digits.slice(0, last);
  if (!grouped[groupMark].test(whole)) return undefined;
  return { value: `${whole.replaceAll(groupMark, '')}.${digits.slice(last + 1)}` };
}

/** The decimal mark of a figure, if it is unambiguous. */
export function markOf(text: string): DecimalMark | undefined {
  const figure = readFigure(text);
  if (!figure || !('value' in figure) || !figure.value.includes('.')) return undefined;
  return /[.,](?=[^.,]*$)/.exec(inAscii(text))?.[0] as DecimalMark | undefined;
}

const localMark = (): DecimalMark =>
  new Intl.NumberFormat().formatToParts(0.5).find(({ type }) => type === 'decimal')?.value === ','
    ? ','
    : '.';

export interface TypedFigure {
  /** The number with a decimal point, or the text itself if it is not a number (yet). */
  value: string;
  /** The other possible reading. */
  other?: string;
  /** Its currency sign or code. */
  currency?: string;
}

interface Reading {
  /** The field is a percentage, so a percent sign is allowed. */
  isPercent?: boolean;
  /** Decimal mark of ambiguous figures; by default that of the browser's locale. */
  mark?: DecimalMark;
}

/** Reads a typed number. */
export function readTyped(
  text: string,
  { isPercent = false, mark = localMark() }: Reading = {},
): TypedFigure {
  const figure = readFigure(text);
  if (!figure) return { value: decimalOf(inAscii(text)) ? inAscii(text) : text };
  if (figure.isPercent && !isPercent) return { value: text };
  const sign = figure.currency !== undefined && { currency: figure.currency };
  if ('value' in figure) return { value: figure.value, ...sign };
  return { value: figure.readings[mark], other: figure.readings[mark === '.' ? ',' : '.'], ...sign };
}
