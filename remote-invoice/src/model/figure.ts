import { decimalOf } from './decimal';

/** Which character parts the decimals from the whole. */
export type DecimalMark = '.' | ',';

/** What a text says as a number, in digits with a point; by each mark where it can be read two ways. */
export type Figure = { value: string } | { readings: Record<DecimalMark, string> };

/** Words and signs of money beside a figure: `Rs 1,200`, `USD 100`, `12,50 €`. */
const currency = String.raw`(?:[A-Z]{3}|[A-Z]{0,2}\p{Sc}|Rs\.?|Fr\.|kr\.?|zł)`;
const besides = new RegExp(`^${currency}\\s*|\\s*${currency}$`, 'gu');

const spaces = /(?<=\d)[\s\u00a0\u202f'’](?=\d{3}(?!\d))/gu;

/** Groups of three digits, or three and then pairs as in `1,25,000`. */
const groupsBy = (mark: string) => new RegExp(`^[1-9]\\d{0,2}(?:\\${mark}\\d{2,3})*\\${mark}\\d{3}$`);
const grouped = { '.': groupsBy('.'), ',': groupsBy(',') };

/**
 * Reads a figure as people and spreadsheets write it: with a currency, grouped, with a decimal comma, in brackets when
 * it is negative. A blank or a word is none.
 */
export function readFigure(text: string): Figure | undefined {
  const bare = text.trim();
  const inBrackets = /^\((.+)\)$/.exec(bare.replace(besides, ''));
  const signed = (inBrackets?.[1] ?? bare)
    .replace(/^[-−–]/, '')
    .replace(/[-−]$/, '')
    .trim();
  const isNegative = inBrackets !== null || /^(\D{0,4}\s*)[-−–](?=\S)|[-−]$/.test(bare);
  const digits = signed
    .replace(/^[-−–]/, '')
    .replace(besides, '')
    .replace(/^[-−–]/, '')
    .replace(spaces, '');
  const figure = readDigits(digits);
  if (!figure || !isNegative) return figure;
  return 'value' in figure
    ? { value: `-${figure.value}` }
    : { readings: { '.': `-${figure.readings['.']}`, ',': `-${figure.readings[',']}` } };
}

function readDigits(digits: string): Figure | undefined {
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
  return /[.,](?=[^.,]*$)/.exec(text)?.[0] as DecimalMark | undefined;
}

const localMark = (): DecimalMark =>
  new Intl.NumberFormat().formatToParts(0.5).find(({ type }) => type === 'decimal')?.value === ','
    ? ','
    : '.';

/**
 * The number in what somebody types, in digits with a point. What is a plain number already, or none (yet), stays as it
 * is; a figure that can be read two ways is read as in the country of the browser.
 */
export function typedDecimal(text: string, mark = localMark()): string {
  if (text.trim() === '' || decimalOf(text)) return text;
  const whole = text.trim().replace(/(?<=\d),$/, '.');
  if (decimalOf(whole)) return whole;
  const figure = readFigure(text);
  if (!figure) return text;
  return 'value' in figure ? figure.value : figure.readings[mark];
}
