import type { DecimalMark } from '@vibrant-peak/invoice/figure';
import { isCurrencySign } from '@vibrant-peak/invoice/currencySigns';
import { isUnitName } from '@vibrant-peak/invoice/quantity';
import { cellOf, type ColumnRole } from './columnRoles';
import { figureRoles, isFigures, isWords } from './figureRoles';
import { isTaxAmounts } from './taxAmounts';
import { isHead, roleOfHead, withPercentOfHead } from './tableHead';

export interface GuessedColumns {
  roles: ColumnRole[];
  /** The first row names the columns. */
  hasHead: boolean;
  /** The rows below the head, with its percent signs. */
  body: string[][];
  /** Columns of texts with digits that have no role, or only look like units. */
  unread: number[];
  /** A column of amounts of tax. Lines have rates of tax, hence it is ignored. */
  taxAmounts?: number;
}

type Rows = readonly (readonly string[])[];

/** Guesses the role of each column from its head and figures. */
export function guessColumns(rows: readonly string[][], mark?: DecimalMark): GuessedColumns {
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const hasHead = isHead(rows[0] ?? []) && rows.length > 1;
  const heads = Array.from({ length: width }, (_, column) => (hasHead ? cellOf(rows[0]!, column) : ''));
  const named = heads.map((head) => (head === '' ? undefined : roleOfHead(head)));
  const body = (hasHead ? rows.slice(1) : rows).map((row) =>
    row.map((cell, column) => withPercentOfHead(cell, heads[column] ?? '', named[column])),
  );
  const roles = rolesByHead(named, heads, body);
  const take = (column: number | undefined, role: ColumnRole) => {
    if (column !== undefined && !roles.includes(role)) roles[column] = role;
  };
  const free = [...roles.keys()].filter(
    (column) => named[column] === undefined && roles[column] === 'ignored',
  );
  takeTexts(free, body, roles, take);
  takeFigures(free, body, roles, take, mark);
  const tax = roles.indexOf('tax');
  const hasTaxAmounts = tax !== -1 && isTaxAmounts(body, tax, roles, mark);
  if (hasTaxAmounts) roles[tax] = 'ignored';
  const unread = free.filter((column) => {
    const isUnread = roles[column] === 'ignored' && (!isFigures(body, column) || isWords(body, column));
    return isUnread || (!hasHead && roles[column] === 'unit');
  });
  return { roles, hasHead, body, unread, ...(hasTaxAmounts && { taxAmounts: tax }) };
}

function rolesByHead(named: readonly (ColumnRole | undefined)[], heads: string[], body: Rows): ColumnRole[] {
  const roles = named.map((role, column): ColumnRole => {
    const isFirst = role !== undefined && named.indexOf(role) === column;
    return isFirst && (role !== 'tax' || isFigures(body, column)) ? role : 'ignored';
  });
  // "Amount" is the rate, unless another column is.
  const total = roles.indexOf('total');
  if (total !== -1 && !roles.includes('rate') && !/total/i.test(heads[total]!)) roles[total] = 'rate';
  return roles;
}

type Take = (column: number | undefined, role: ColumnRole) => void;

/**
 * The longest texts are the names. Texts of figures and words, such as `Phase 1`, are names if no
 * other column is.
 */
function takeTexts(free: readonly number[], body: Rows, roles: readonly ColumnRole[], take: Take): void {
  const isFilled = (column: number) => body.some((row) => cellOf(row, column) !== '');
  const isAll = (column: number, test: (cell: string) => boolean) =>
    body.every((row) => cellOf(row, column) === '' || test(cellOf(row, column)));
  const texts = free.filter((column) => isFilled(column) && !isFigures(body, column));
  const currencies = texts.filter((column) =>
    isAll(column, (cell) => isCurrencySign(cell) && !isUnitName(cell)),
  );
  const proper = texts.filter((column) => !currencies.includes(column) && !isAll(column, isUnitName));
  const withoutDigit = proper.filter((column) => !isAll(column, (cell) => /^\d/.test(cell)));
  const words = free.filter((column) => isFigures(body, column) && isWords(body, column));
  const names = [withoutDigit, words, proper, texts].find(({ length }) => length > 0);
  if (!roles.includes('name')) take(longestOf(names ?? [], body), 'name');
  if (currencies.some((column) => roles[column] === 'ignored')) take(currencies[0], 'currency');
  for (const column of texts.filter((other) => roles[other] === 'ignored')) {
    if (isCode(body, column)) take(column, 'sku');
    else if (!body.some((row) => /\d/.test(cellOf(row, column)))) take(column, 'unit');
  }
}

function takeFigures(
  free: readonly number[],
  body: Rows,
  roles: readonly ColumnRole[],
  take: Take,
  mark?: DecimalMark,
) {
  const figures = free.filter(
    (column) => roles[column] === 'ignored' && isFigures(body, column) && !isLineNumber(body, column),
  );
  const guessed = figureRoles(figures, body, mark);
  const wanted = (['quantity', 'rate', 'total'] as const).filter((role) => !roles.includes(role));
  if (wanted.length === 3) {
    for (const [column, role] of guessed) take(column, role);
    return;
  }
  const isPercentage = (column: number) =>
    guessed.some(([other, role]) => other === column && (role === 'tax' || role === 'discount'));
  for (const [column, role] of guessed) if (isPercentage(column)) take(column, role);
  const others = figures.filter((column) => !isPercentage(column));
  for (const [index, column] of others.entries()) take(column, wanted[index] ?? 'ignored');
}

/** The first column counts 1, 2, 3, … */
const isLineNumber = (rows: Rows, column: number) =>
  column === 0 &&
  rows.length > 1 &&
  rows.every((row, index) => cellOf(row, column).replace(/\.$/, '') === String(index + 1));

function longestOf(columns: readonly number[], rows: Rows): number | undefined {
  const length = (column: number) => rows.reduce((sum, row) => sum + cellOf(row, column).length, 0);
  return columns.toSorted((one, other) => length(other) - length(one))[0];
}

/**
 * Codes such as `A-12` have digits and no spaces, and are not figures beside a word, such as `10k`.
 */
const isCode = (rows: Rows, column: number) => {
  const cells = rows.map((row) => cellOf(row, column)).filter((cell) => cell !== '');
  const isLikeCode = (cell: string) =>
    /^(?=.*\d)[\p{L}\d][\p{L}\d./_-]*$/u.test(cell) && !/^\d+([.,]\d+)?\p{L}+$/u.test(cell);
  return cells.every((cell) => !/\s/.test(cell)) && cells.filter(isLikeCode).length * 2 > cells.length;
};
