import Big from 'big.js';
import { isCurrencySign } from './currencySigns';
import { readMarked, readTyped, typedFigure, type Figure, type Reading, type TypedFigure } from './figure';
import { inAscii } from './inAscii';

/** A quantity with a decimal point, or one reading for each decimal mark. */
export type Quantity = Figure & {
  /** What is counted, as written, such as `h` or `Stk`. */
  unit?: string;
  /** Written as a time or a fraction. */
  isConverted?: true;
};

/** Decimals of thirds and other quantities without an exact decimal. */
const decimals = 6;

const units = new Set(
  (
    'h hr hrs hour hours std stunde stunden min mins minute minutes minuten d day days tag tage week weeks wk ' +
    'woche wochen month months mo monat monate year years yr yrs jahr jahre heure heures jour jours mois hora ' +
    'horas ora ore giorni dias pc pcs pce pces piece pieces ea each stk stck stück st unit units set sets box ' +
    'boxes pack packs pkg pair pairs paar dozen dz m km cm mm m² m2 m³ m3 sqm ft in inch yd l L ml g kg t lb lbs ' +
    'oz nos no ltr psch pauschal lot lots pièce pièces db óra nap hó fő шт час ч мес 個 本 枚 時間 日 人日 人月 ' +
    '式 件 台 套 小时 ساعة ساعات يوم أيام قطعة घंटे नग दिन'
  ).split(' '),
);

/** Signs such as `Ft` and `DB` differ from units by their case. */
function isUnit(word: string): boolean {
  const name = word.replace(/\.$/, '');
  return units.has(isCurrencySign(word) ? name : name.toLowerCase());
}

const time =
  /^(\d+)(?::([0-5]\d)(?::([0-5]\d))?|\s*(?:h|hrs?|hours?|std\.?|stunden?)\s*([0-5]?\d)\s*(?:m|min|mins|minutes?|minuten)?\.?)(?:\s*(h|hrs?|hours?|std|stunden?)\.?)?$/i;
const fraction = /^(?:(\d+)[\s\u00a0]+)?(\d+)\s*[/⁄]\s*(\d{1,3})(?![\d/])\s*([\p{L}].*)?$/u;
const times = /^[x×✕*]\s*(?=\d)|(\d)\s*[x×✕*]$/i;

/**
 * Reads a quantity: a figure, a time such as `1:30`, or a fraction, each with a unit or without.
 */
export function readQuantity(text: string): Quantity | undefined {
  const written = inAscii(text).trim().replace(times, '$1');
  return readTime(written) ?? readFraction(written) ?? readCount(written);
}

/** Whether a text can only be a quantity: a time, a fraction, or a figure with a known unit. */
export function isPlainlyQuantity(text: string): boolean {
  const quantity = readQuantity(text);
  if (!quantity) return false;
  const { isConverted = false, unit } = quantity;
  return isConverted || times.test(inAscii(text).trim()) || (unit !== undefined && isUnit(unit));
}

function readTime(written: string): Quantity | undefined {
  const found = time.exec(written);
  if (!found) return undefined;
  const [, hours, minutes, seconds = '0', spelled, unit] = found;
  const all = new Big(hours!)
    .times(3600)
    .plus(new Big((minutes ?? spelled)!).times(60))
    .plus(seconds);
  return { ...quotient(all, new Big(3600)), ...(unit && { unit }), isConverted: true };
}

function readFraction(written: string): Quantity | undefined {
  const spelled = written.replace(/[\u00bc-\u00be\u2150-\u215e]/g, (sign) => ` ${sign.normalize('NFKC')}`);
  const found = fraction.exec(spelled.trim());
  if (!found) return undefined;
  const [, whole = '0', above, below, unit] = found;
  const divisor = new Big(below!);
  if (divisor.eq(0)) return undefined;
  const parts = new Big(whole).times(divisor).plus(above!);
  return { ...quotient(parts, divisor), ...(unit && { unit }), isConverted: true };
}

function quotient(above: Big, below: Big): { value: string } {
  const nearest = new Big(above.times(new Big(10).pow(decimals)).div(below).toFixed(0));
  return { value: nearest.div(new Big(10).pow(decimals)).toFixed() };
}

/** Words after the figure are its unit, unless they are a currency. */
function readCount(written: string): Quantity | undefined {
  const raised = written.replace(
    /(m|ft|in|yd)([23])$/i,
    (_end, length: string, power: string) => length + (power === '2' ? '²' : '³'),
  );
  const marked = readMarked(raised);
  if (!marked || marked.figure.isPercent || marked.before !== '') return undefined;
  const { figure, after: unit } = marked;
  if (unit === '') return figure;
  const isNamed = /^\p{L}[\p{L}\p{M}.²³]*(?:[\s/-][\p{L}\p{M}.²³()]+){0,2}$/u.test(unit);
  if (!isNamed || unit.length > 24 || (isCurrencySign(unit) && !isUnit(unit))) return undefined;
  return { ...figure, unit };
}

/** Whether a text is the name of a unit, or blank. */
export const isUnitName = (text: string) => text === '' || isUnit(text);

/** Reads a typed quantity. Its unit is not stored; beside an unknown one it is not read. */
export function readTypedQuantity(text: string, reading?: Reading): TypedFigure {
  return isPlainlyQuantity(text) ? typedFigure(readQuantity(text)!, reading) : readTyped(text, reading);
}
