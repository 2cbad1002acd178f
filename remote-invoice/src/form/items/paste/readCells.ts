import Big from 'big.js';
import { readFigure, readMarked, type DecimalMark, type Figure } from '@vibrant-peak/invoice/figure';
import { isPlainlyQuantity, readQuantity } from '@vibrant-peak/invoice/quantity';

/** `100/h`, `€80 per hour`. */
const perUnit = /\s*(?:\/|\b(?:per|pro|je|par)\b)\s*\p{L}[\p{L}.]*$/iu;

/** An amount of money; beside an unknown word, this is taken for a currency sign. */
export function readAmount(text: string): (Figure & { isUnknownSign?: true }) | undefined {
  const bare = text.replace(perUnit, '');
  const known = readFigure(bare);
  if (known || isPlainlyQuantity(bare)) return known;
  const marked = readMarked(bare);
  const word = marked && (marked.before || marked.after);
  if (!word || (marked.before && marked.after) || word.length > 12 || /\s/.test(word)) return undefined;
  return { ...marked.figure, currency: word, isUnknownSign: true };
}

/** The value with this decimal mark. */
export const valueIn = (figure: Figure | undefined, mark: DecimalMark): string | undefined =>
  figure && ('value' in figure ? figure.value : figure.readings[mark]);

/** An amount, which has no percent sign. */
export function amountOf(text: string, mark: DecimalMark): string | undefined {
  const figure = readAmount(text);
  return figure?.isPercent ? undefined : valueIn(figure, mark);
}

export const big = (value: string) => new Big(value);
export const isPositive = (value: string) => big(value).gt(0);

const bigIn = (figure: Figure | undefined, mark: DecimalMark): Big | undefined => {
  const value = valueIn(figure, mark);
  return value === undefined ? undefined : new Big(value);
};

export const amountIn = (text: string, mark: DecimalMark) => bigIn(readAmount(text), mark);
export const quantityIn = (text: string, mark: DecimalMark) => bigIn(readQuantity(text), mark);
export const isPercent = (text: string) => readFigure(text)?.isPercent === true;

const toCents = (value: Big) => value.round(2, Big.roundHalfUp);
const part = (percent: Big) => percent.div(100);

/** How a total follows from quantity and rate: alone, less a discount, or plus a tax. */
export type Sum = 'net' | 'discounted' | 'taxed';

/** Whether a total is quantity times rate, with or without a percentage. */
export function isSum(kind: Sum, quantity: Big, rate: Big, total: Big, percent = new Big(0)): boolean {
  const factor = {
    net: new Big(1),
    discounted: new Big(1).minus(part(percent.abs())),
    taxed: part(percent).plus(1),
  };
  return toCents(quantity.times(rate).times(factor[kind])).eq(toCents(total));
}
