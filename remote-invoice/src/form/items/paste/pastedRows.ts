import type Big from 'big.js';
import { markOf, readFigure, type DecimalMark } from '@vibrant-peak/invoice/figure';
import type { NewItem } from '@vibrant-peak/invoice/freshDraft';
import { isUnitName, readQuantity } from '@vibrant-peak/invoice/quantity';
import { lineTotalOf } from '@vibrant-peak/invoice/totalsOf';
import { cellOf, type ColumnRole, type TextOf } from './columnRoles';
import { amountIn, amountOf, big, isPositive, readAmount } from './readCells';
import type { GuessedColumns } from './guessColumns';
import { readLine, type ReadLine } from './readLine';

/** The result of a pasted row. */
export interface PastedRow {
  /** Line number in the pasted table, from 1. */
  line: number;
  item: NewItem;
  /** Why it cannot be added. */
  rejection?: string;
  /** How it differs from the pasted row when it is added. */
  changes: string[];
  /** Not added by default, because a cell has no certain reading; the changes say so. */
  isDoubtful: boolean;
  /** It has a total that is quantity times rate, with its discount or tax. */
  isChecked?: true;
  /** The pasted total, where it is not quantity times rate. */
  otherTotal?: string;
  /** The currency sign or code of its rate or total. */
  currency?: string;
  /** The amount of a row that sums up others. */
  sum?: Big;
}

/** The decimal mark of the table's figures, if they show one consistently. */
export function markOfSheet(rows: readonly string[][]): DecimalMark | 'mixed' | undefined {
  const marks = new Set(
    rows
      .flat()
      .map(markOf)
      .filter((mark) => mark !== undefined),
  );
  return marks.size > 1 ? 'mixed' : [...marks][0];
}

const figureRoles: ReadonlySet<ColumnRole> = new Set(['quantity', 'rate', 'total', 'discount', 'tax']);

const figureIn = (cell: string) => readAmount(cell) ?? readQuantity(cell);

/** Ambiguous figures in columns that are used. */
export const ambiguousFigures = (rows: readonly string[][], roles: readonly ColumnRole[]): string[] => [
  ...new Set(
    rows.flatMap((row) =>
      row.filter((cell, column) => {
        const role = roles[column];
        const figure = role && figureRoles.has(role) ? figureIn(cell) : undefined;
        return figure !== undefined && 'readings' in figure;
      }),
    ),
  ),
];

/**
 * @param mark the decimal mark of ambiguous figures.
 * @param untaken columns without a role, whose cells are reported.
 */
export function pastedRows(
  rows: readonly string[][],
  roles: readonly ColumnRole[],
  mark: DecimalMark,
  firstLine = 1,
  { unread, taxAmounts = -1 }: Pick<GuessedColumns, 'unread' | 'taxAmounts'> = { unread: [] },
): PastedRow[] {
  const textOf = (row: readonly string[], role: ColumnRole) => {
    const column = roles.indexOf(role);
    return column === -1 ? '' : cellOf(row, column);
  };
  const names = rows.map((row) => textOf(row, 'name'));
  const hasWordNames = names.filter((name) => readFigure(name)).length * 2 < names.length;
  return rows.map((row, index) => {
    const isCounted = roles.includes('quantity');
    const result = readRow((role) => textOf(row, role), { mark, isCounted, line: firstLine + index });
    const tax = roles[taxAmounts] === 'ignored' ? cellOf(row, taxAmounts) : '';
    if (tax !== '' && !amountIn(tax, mark)?.eq(0))
      result.changes.push(`The tax of ${tax} is not taken over.`);
    const cellsIn = (role: ColumnRole) =>
      unread.filter((column) => roles[column] === role).map((column) => cellOf(row, column));
    const doubts = [
      ...cellsIn('ignored')
        .filter((cell) => /\d/.test(cell))
        .map((cell) => `“${cell}” is not read.`),
      ...cellsIn('unit')
        .filter((cell) => !isUnitName(cell))
        .map((cell) => `“${cell}” is not a known unit.`),
    ];
    if (hasWordNames && readFigure(names[index]!))
      doubts.push(`“${names[index]}” is not a name: cells may be missing.`);
    return doubts.reduce(doubted, result);
  });
}

const doubted = (row: PastedRow, doubt: string): PastedRow => ({
  ...row,
  changes: [...row.changes, doubt],
  isDoubtful: true,
});

interface RowReading {
  mark: DecimalMark;
  /** The table has a column of quantities. */
  isCounted: boolean;
  line: number;
}

function readRow(textOf: TextOf, { mark, isCounted, line }: RowReading): PastedRow {
  const read = readLine(textOf, mark);
  const { item, notes, doubts, currency } = read;
  const row: PastedRow = {
    line,
    item,
    changes: [...notes, ...doubts],
    isDoubtful: doubts.length > 0,
    ...(currency !== undefined && { currency }),
  };
  const total = amountOf(textOf('total'), mark);
  const rejection = rejectionOf(textOf, read, isCounted);
  if (rejection) return { ...row, rejection, ...sumOf(item.name, total ?? read.rate) };
  if (isSumName(item.name) && !isCounted)
    return { ...doubted(row, 'This may be a sum.'), ...sumOf(item.name, total ?? read.rate) };
  if (total === undefined || doubts.length > 0) return row;
  return { ...row, ...checkedTotal(item, total, textOf('total')) };
}

/** A total may include the tax. */
function checkedTotal(item: NewItem, total: string, written: string): Partial<PastedRow> {
  const net = lineTotalOf(item);
  const gross = net.times(
    big(item.taxRate ?? '0')
      .div(100)
      .plus(1),
  );
  const sum = big(total).round(2, 1);
  return net.eq(sum) || gross.round(2, 1).eq(sum) ? { isChecked: true } : { otherTotal: written };
}

function rejectionOf(
  textOf: TextOf,
  { item, quantity, rate }: ReadLine,
  isCounted: boolean,
): string | undefined {
  const lacksFigures = textOf('rate') === '' || (isCounted && textOf('quantity') === '');
  if (isSumName(item.name) && lacksFigures) return 'A sum, not an item.';
  if (item.name === '') return 'No name.';
  if (quantity === undefined) return `“${textOf('quantity')}” is not a quantity.`;
  if (rate === undefined) return textOf('rate') === '' ? 'No rate.' : `“${textOf('rate')}” is not a rate.`;
  return isPositive(rate) ? undefined : `A rate of ${textOf('rate')} is invalid: it must be above 0.`;
}

const isSumName = (name: string) =>
  /^(sub|grand)?\s*-?(total|sum|summe|gesamt|balance|amount due)\b/i.test(name);

const sumOf = (name: string, sum?: string) => (isSumName(name) && sum !== undefined ? { sum: big(sum) } : {});
