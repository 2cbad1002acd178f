import Big from 'big.js';
import type { DecimalMark } from '@vibrant-peak/invoice/figure';
import { isPlainlyQuantity, readQuantity } from '@vibrant-peak/invoice/quantity';
import { cellOf, type ColumnRole } from './columnRoles';
import { amountIn, isPercent, isSum, quantityIn, readAmount, type Sum } from './readCells';

export type Rows = readonly (readonly string[])[];
type Roles = [number, ColumnRole][];

export const cellsOf = (rows: Rows, column: number) =>
  rows.map((row) => cellOf(row, column)).filter((cell) => cell !== '');
const mostly = (cells: readonly string[], test: (cell: string) => boolean) =>
  cells.length > 0 && cells.filter(test).length * 2 >= cells.length;

export const isFigures = (rows: Rows, column: number) =>
  mostly(cellsOf(rows, column), (cell) => (readAmount(cell) ?? readQuantity(cell)) !== undefined);
/** Only figures beside unknown words: they may as well be names, such as `Phase 1`. */
export const isWords = (rows: Rows, column: number) =>
  mostly(cellsOf(rows, column), (cell) => {
    const quantity = readQuantity(cell);
    const isPlain = isPlainlyQuantity(cell) || (quantity !== undefined && quantity.unit === undefined);
    return !isPlain && (quantity !== undefined || readAmount(cell)?.isUnknownSign === true);
  });
const isPercents = (rows: Rows, column: number) => cellsOf(rows, column).some(isPercent);
const isCount = (rows: Rows, column: number) => mostly(cellsOf(rows, column), isPlainlyQuantity);
/** A column with a currency is not the quantity. */
const isMoney = (rows: Rows, column: number) =>
  mostly(cellsOf(rows, column), (cell) => {
    const amount = readAmount(cell);
    return amount?.currency !== undefined && (!amount.isUnknownSign || readQuantity(cell) === undefined);
  });

/** In place of a column of quantities. */
const none = -1;

interface Fit {
  roles: Roles;
  /** How many rows add up. */
  count: number;
}

/**
 * Columns whose total is quantity times rate in most rows; a percentage may be a discount or tax.
 * Otherwise the order decides: quantity and rate, rate and total, or the rate alone.
 */
export function figureRoles(columns: readonly number[], rows: Rows, mark: DecimalMark = '.'): Roles {
  const percents = columns.filter((column) => isPercents(rows, column));
  const figures = columns.filter((column) => !percents.includes(column));
  const fit = bestFit(figures, percents, rows, mark);
  if (fit) return fit.roles;
  const isNegative = (column: number) => cellsOf(rows, column).some((cell) => amountIn(cell, mark)?.lt(0));
  const tax: Roles = percents.slice(0, 1).map((column) => [column, isNegative(column) ? 'discount' : 'tax']);
  return [...byOrder(figures, rows), ...tax];
}

function bestFit(figures: readonly number[], percents: readonly number[], rows: Rows, mark: DecimalMark) {
  let best: Fit | undefined;
  const sums: [Sum, number | undefined][] = [
    ['net', percents[0]],
    ...percents.flatMap((column): [Sum, number][] => [
      ['discounted', column],
      ['taxed', column],
    ]),
  ];
  const counts = [...figures.filter((column) => !isMoney(rows, column)), none];
  const amounts = figures.filter((column) => !isCount(rows, column));
  for (const [sum, percent] of sums)
    for (const quantity of counts)
      for (const rate of amounts)
        for (const total of amounts) {
          // Without a quantity, only a percentage shows which is the total.
          const isOrdered =
            quantity === none
              ? percent !== undefined && sum !== 'net'
              : isCount(rows, quantity) || isMoney(rows, rate) || quantity < rate;
          if (new Set([quantity, rate, total]).size < 3 || !isOrdered) continue;
          const count = fitting(rows, [quantity, rate, total, percent], sum, mark);
          if (count <= (best?.count ?? 0)) continue;
          const roles: Roles = [
            [rate, 'rate'],
            [total, 'total'],
          ];
          if (quantity !== none) roles.push([quantity, 'quantity']);
          if (percent !== undefined) roles.push([percent, sum === 'discounted' ? 'discount' : 'tax']);
          best = { roles, count };
        }
  return best && best.count * 2 >= rowsWithFigures(rows, figures) ? best : undefined;
}

const rowsWithFigures = (rows: Rows, figures: readonly number[]) =>
  rows.filter((row) => figures.filter((column) => readAmount(cellOf(row, column))).length > 1).length;

/** A blank quantity counts as 1. */
function fitting(
  rows: Rows,
  [quantity, rate, total, percent]: [number, number, number, number | undefined],
  sum: Sum,
  mark: DecimalMark,
): number {
  return rows.filter((row) => {
    const price = amountIn(cellOf(row, rate), mark);
    const product = amountIn(cellOf(row, total), mark);
    const written = cellOf(row, quantity);
    const count = written === '' ? new Big(1) : quantityIn(written, mark);
    if (!price || !product || !count) return false;
    return isSum(
      sum,
      count,
      price,
      product,
      percent === undefined ? undefined : amountIn(cellOf(row, percent), mark),
    );
  }).length;
}

function byOrder(figures: readonly number[], rows: Rows): Roles {
  const certain = figures.filter((column) => !isWords(rows, column));
  const used = certain.length > 1 ? certain : figures;
  const count = used.find((column) => isCount(rows, column));
  const [first, second, third] = used.filter((column) => column !== count);
  if (first === undefined) return count === undefined ? [] : [[count, 'quantity']];
  if (count !== undefined)
    return [
      [count, 'quantity'],
      [first, 'rate'],
      ...(second === undefined ? [] : [[second, 'total'] as [number, ColumnRole]]),
    ];
  if (second === undefined) return [[first, 'rate']];
  const isRepeated = rows.every((row) => cellOf(row, first) === cellOf(row, second));
  if (isMoney(rows, first) && third === undefined && isBelow(rows, second, first))
    return [
      [first, 'rate'],
      [second, 'quantity'],
    ];
  if (isMoney(rows, first) || (third === undefined && isRepeated))
    return [
      [first, 'rate'],
      [second, 'total'],
    ];
  return [
    [first, 'quantity'],
    [second, 'rate'],
    ...(third === undefined ? [] : [[third, 'total'] as [number, ColumnRole]]),
  ];
}

/** Whole numbers below the rate are not totals. */
const isBelow = (rows: Rows, column: number, rate: number) =>
  rows.every((row) => {
    const price = amountIn(cellOf(row, rate), '.');
    const cell = cellOf(row, column);
    return /^\d{1,4}$/.test(cell) && price !== undefined && price.gt(cell);
  });
