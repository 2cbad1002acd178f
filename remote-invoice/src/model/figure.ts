import { decimalOf } from './decimal';

/** Which character parts the decimals from the whole. */
export type DecimalMark = '.' | ',';

/** What a text says as a number, in digits with a point; by each mark where it can be read two ways. */
export type Figure = ({ value: string } | { readings: Record<DecimalMark, string> }) & {
  /** The sign or code of money beside it, as it is written. */
  currency?: string;
  isPercent?: true;
};

/** Words and signs of money beside a figure: `Rs 1,200`, `USD 100`, `12,50 €`. */
const currency = String.raw`(?:[A-Z]{3}|[A-Z]{0,2}\p{Sc}|Rs\.?|Fr\.|kr\.?|zł)`;
const besides = new RegExp(`^${currency}\\s*|\\s*${currency}$`, 'gu');
const percent = /^%\s*|\s*%$/;

const groupSpaces = /(?<=\d)[\s\u00a0\u202f'’٬](?=\d{3}(?!\d))/gu;

/** Groups of three digits, or three and then pairs as in `1,25,000`. */
const groupsBy = (mark: string) => new RegExp(`^[1-9]\\d{0,2}(?:\\${mark}\\d{2,3})*\\${mark}\\d{3}$`);
const grouped = { '.': groupsBy('.'), ',': groupsBy(',') };

/** Full-width, Arabic and Persian digits and marks as those of ASCII; without marks of the writing direction. */
const inAscii = (text: string) =>
  text
    .replace(/[\uff01-\uff5e]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replaceAll('٪', '%')
    .replaceAll('،', ',')
    .replace(/[\u200e\u200f\u061c]/g, '');

/**
 * Reads a figure as people and spreadsheets write it: with a currency or a percent sign, grouped, with a decimal comma,
 * in brackets when it is negative. A blank or a word is none.
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

/** The code where a figure has a sign and a code. */
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

/** `1,25,000.00` and `1.500,00`: what stands before the last mark has to be whole groups. */
function withGroups(digits: string, last: number, groupMark: DecimalMark): Figure | undefined {
  const whole = digits.slice(0, last);
  if (!grouped[groupMark].test(whole)) return undefined;
  return { value: `${whole.replaceAll(groupMark, '')}.${digits.slice(last + 1)}` };
}

/** The mark that a figure shows to be in use, if it shows one. */
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
  /** In digits with a point; the text itself where it is no number (yet). */
  value: string;
  /** The other number that the text can be read as. */
  other?: string;
  /** The sign or code of money beside it. */
  currency?: string;
}

interface Reading {
  /** The field holds per cent: a percent sign may stand there. */
  isPercent?: boolean;
  /** Parts the decimals of figures that can be read two ways: that of the browser's country. */
  mark?: DecimalMark;
}

/** The number in what somebody types. */
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
