import { isCurrencySign } from './currencySigns';
import { decimalOf } from './decimal';
import { inAscii } from './inAscii';

/** The decimal separator. */
export type DecimalMark = '.' | ',';

/** A number with a decimal point, or one reading for each decimal mark if the text is ambiguous. */
export type Figure = ({ value: string } | { readings: Record<DecimalMark, string> }) & {
  /** Its currency sign or code, as written. */
  currency?: string;
  isPercent?: true;
};

const groupSpaces = /(\d)[\s\u00a0\u202f'’٬](?=\d{3}(?!\d))/gu;
const withoutGroupSpaces = (digits: string) => digits.replace(groupSpaces, '$1');

/** Groups of three digits, or of two as in `1,25,000`. */
const groupsBy = (mark: string) => new RegExp(`^[1-9]\\d{0,2}(?:\\${mark}\\d{2,3})*\\${mark}\\d{3}$`);
const grouped = { '.': groupsBy('.'), ',': groupsBy(',') };

/**
 * The digits with their marks, and what stands before and after them. A mark after a letter or a slash
 * is not a decimal mark: it stands before the digits, as in `Rs.500`.
 */
const parts =
  /^(?<before>[^\d]*[\p{L}/][.,٫](?=\d)|[^\d]*?)(?<digits>[.,٫]?\d(?:[\d.,٫٬\s\u00a0\u202f'’]*\d)?[.,]?)(?<after>[^\d]*)$/u;
/** Marks of whole amounts: `100,-`, `100.–`, `100:-` and `1,200/-`. */
const wholeAmount = /^\s*(?:[.,:]?[-–—−]{1,2}|\/[-–—−=])/;

/**
 * Words that multiply a figure: `10k`, `1.2M`, `5 lakh`, `1万円`. Figures beside them are not read.
 */
const multiplier =
  /^\s*(?:(?:[kM]|[Tt]sd|[Mm]io|[Mm]ln|[Mm]rd|[Bb]n|[Tt]housand|[MmBb]illion|[Ll]akhs?|[Ll]acs?|[Cc]rores?)(?![\p{L}\p{M}])|[万萬千億亿])/u;

/** A figure with the words beside it, which may be signs of a currency or units. */
export interface MarkedFigure {
  figure: Figure;
  before: string;
  after: string;
}

/**
 * Reads a figure as written by people and spreadsheets, with any words before and after it.
 * Undefined for other texts.
 */
export function readMarked(text: string): MarkedFigure | undefined {
  const found = parts.exec(inAscii(text))?.groups as
    Record<'before' | 'digits' | 'after', string> | undefined;
  if (!found || multiplier.test(found.after)) return undefined;
  const { before, digits } = found;
  const { figure, after } = readWhole(digits, found.after) ?? {
    figure: readDigits(withoutGroupSpaces(digits)),
    after: found.after,
  };
  const isInBrackets = before.includes('(') && after.includes(')');
  const isCode = /\p{L}-$/u.test(before) && !/[A-Z]{3}-$/.test(before);
  if (!figure || isCode || (!isInBrackets && /[()]/.test(before + after))) return undefined;
  const isNegative = isInBrackets || /^\s*[-−–]|[-−–]\s*$/.test(before) || /^\s*[-−]|[-−]\s*$/.test(after);
  return {
    figure: {
      ...(isNegative ? negative(figure) : figure),
      ...((before + after).includes('%') && { isPercent: true as const }),
    },
    before: wordIn(before),
    after: wordIn(after),
  };
}

/**
 * In a whole amount, a mark at the end is the decimal mark, and without one all marks form groups.
 */
function readWhole(digits: string, after: string): { figure: Figure | undefined; after: string } | undefined {
  const mark = wholeAmount.exec(after)?.[0];
  if (mark === undefined || (/^\s*[-–—−]/.test(mark) && !/[.,]$/.test(digits))) return undefined;
  const figure = readDigits(withoutGroupSpaces(digits));
  const value =
    figure && ('value' in figure ? figure.value.replace(/\.$/, '') : groupedValue(figure.readings));
  return { figure: value === undefined ? undefined : { value }, after: after.slice(mark.length) };
}

const groupedValue = (readings: Record<DecimalMark, string>) =>
  Object.values(readings).find((reading) => !reading.includes('.'));

const wordIn = (text: string) =>
  text
    .replace(/[()%]/g, '')
    .trim()
    .replace(/^[-−–]\s*|\s*[-−–]$/g, '');

/**
 * Reads a figure with a currency or percent sign, grouped digits, a decimal comma, or brackets for
 * a negative amount. Undefined for blanks, for words and beside unknown ones.
 */
export function readFigure(text: string): Figure | undefined {
  const marked = readMarked(text);
  if (!marked) return undefined;
  const signs = [marked.before, marked.after].filter((sign) => sign !== '');
  if (!signs.every(isCurrencySign)) return undefined;
  // Prefers the code if a figure has both a sign and a code.
  const sign = signs.find((mark) => /^[A-Z]{3}$/.test(mark)) ?? signs[0];
  return { ...marked.figure, ...(sign !== undefined && { currency: sign }) };
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
  if (digits.includes(other)) return withGroups(digits, last, other);
  if (digits.indexOf(mark) < last)
    return grouped[mark].test(digits) ? { value: digits.replaceAll(mark, '') } : undefined;
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
  new Intl.NumberFormat().formatToParts(0.5).some(({ value }) => value === ',') ? ',' : '.';

export interface TypedFigure {
  /** The number with a decimal point, or the text itself if it is not a number (yet). */
  value: string;
  /** The other possible reading. */
  other?: string;
  /** Its currency sign or code. */
  currency?: string;
}

export interface Reading {
  /** The field is a percentage, so a percent sign is allowed. */
  isPercent?: boolean;
  /** Decimal mark of ambiguous figures; by default that of the browser's locale. */
  mark?: DecimalMark;
}

/** Reads a typed number. */
export function readTyped(text: string, reading: Reading = {}): TypedFigure {
  const figure = readFigure(text);
  if (!figure) return { value: decimalOf(inAscii(text)) ? inAscii(text) : text };
  return figure.isPercent && !reading.isPercent ? { value: text } : typedFigure(figure, reading);
}

/** The reading of a figure that counts, and the other one. */
export function typedFigure(
  figure: Figure,
  { isPercent = false, mark = localMark() }: Reading = {},
): TypedFigure {
  const sign = figure.currency !== undefined && { currency: figure.currency };
  if ('value' in figure) return { value: figure.value, ...sign };
  const [value, other] = [figure.readings[mark], figure.readings[mark === '.' ? ',' : '.']];
  // More than 100 per cent is not a rate.
  const isOther = isPercent && Number(value) > 100;
  return { ...(isOther ? { value: other, other: value } : { value, other }), ...sign };
}
