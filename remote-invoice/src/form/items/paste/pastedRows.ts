import type Big from 'big.js';
import { zero } from '../../../model/decimal';
import { readFigure, markOf, type DecimalMark, type Figure } from '../../../model/figure';
import type { AddedItem } from '../../../model/itemActions';
import { lineTotalOf } from '../../../model/totalsOf';
import { cellOf, type ColumnRole } from './guessColumns';

/** The result of a pasted row. */
export interface PastedRow {
  /** Line number in the pasted table, from 1. */
  line: number;
  item: AddedItem;
  /** Why it cannot be added. */
  rejection?: string;
  /** How it differs from the pasted row when it is added. */
  changes: string[];
  /** Not added by default, because its quantity is invalid. */
  isDoubtful: boolean;
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

const figureRoles: ReadonlySet<ColumnRole> = new Set(['quantity', 'rate', 'total', 'tax']);

/** Ambiguous figures in columns that are used. */
export const ambiguousFigures = (rows: readonly string[][], roles: readonly ColumnRole[]): string[] => [
  ...new Set(
    rows.flatMap((row) =>
      row.filter((cell, column) => {
        const role = roles[column];
        const figure = role && figureRoles.has(role) ? readFigure(cell) : undefined;
        return figure !== undefined && 'readings' in figure;
      }),
    ),
  ),
];

/** @param mark the decimal mark of ambiguous figures. */
export function pastedRows(
  rows: readonly string[][],
  roles: readonly ColumnRole[],
  mark: DecimalMark,
  firstLine = 1,
): PastedRow[] {
  const textOf = (row: readonly string[], role: ColumnRole) => {
    const column = roles.indexOf(role);
    return column === -1 ? '' : cellOf(row, column);
  };
  return rows.map((row, index) => readRow((role) => textOf(row, role), mark, firstLine + index));
}

type TextOf = (role: ColumnRole) => string;

/** Reads a quantity or an amount, which have no percent sign. */
function valueOf(text: string, mark: DecimalMark): string | undefined {
  const figure = readFigure(text);
  return figure?.isPercent ? undefined : valueIn(figure, mark);
}

const valueIn = (figure: Figure | undefined, mark: DecimalMark) =>
  figure && ('value' in figure ? figure.value : figure.readings[mark]);

function readRow(textOf: TextOf, mark: DecimalMark, line: number): PastedRow {
  const name = nameOf(textOf);
  const rate = valueOf(textOf('rate'), mark);
  const written = textOf('quantity');
  const quantity = written === '' ? '1' : valueOf(written, mark);
  const changes: string[] = [];
  const isDoubtful = quantity !== undefined && !isPositive(quantity);
  if (written === '') changes.push('No quantity: 1.');
  if (isDoubtful) changes.push(`A quantity of ${written} is invalid and would become 1.`);
  const taxRate = taxRateOf(textOf('tax'), mark);
  if (taxRate === undefined && textOf('tax') !== '') changes.push(`“${textOf('tax')}” is not a tax rate.`);
  const item: AddedItem = {
    name,
    quantity: isDoubtful ? '1' : (quantity ?? ''),
    amount: rate ?? '',
    ...(taxRate !== undefined && { taxRate }),
  };
  const total = valueOf(textOf('total'), mark);
  const row: PastedRow = { line, item, changes, isDoubtful, ...signOf(textOf) };
  const rejection = rejectionOf(textOf, item, quantity, rate);
  if (rejection) return { ...row, rejection, ...sumOf(name, rate, total ?? rate) };
  if (total !== undefined && !isDoubtful && !isTotal(item, total)) row.otherTotal = textOf('total');
  return row;
}

function taxRateOf(text: string, mark: DecimalMark): string | undefined {
  const rate = valueIn(readFigure(text), mark);
  return rate !== undefined && big(rate).gte(zero) && big(rate).lte(100) ? rate : undefined;
}

function signOf(textOf: TextOf) {
  const currency = readFigure(textOf('rate'))?.currency ?? readFigure(textOf('total'))?.currency;
  return currency === undefined ? {} : { currency };
}

const isPositive = (value: string) => big(value).gt(zero);
const big = (value: string) => zero.plus(value);
const isTotal = (item: AddedItem, total: string) => lineTotalOf(item).eq(big(total).round(2, 1));

function rejectionOf(textOf: TextOf, item: AddedItem, quantity?: string, rate?: string): string | undefined {
  if (isSumName(item.name) && (textOf('quantity') === '' || textOf('rate') === ''))
    return 'A sum, not an item.';
  if (item.name === '') return 'No name.';
  if (quantity === undefined) return `“${textOf('quantity')}” is not a quantity.`;
  if (rate === undefined) return textOf('rate') === '' ? 'No rate.' : `“${textOf('rate')}” is not a rate.`;
  return isPositive(rate) ? undefined : `A rate of ${textOf('rate')} is invalid: it must be above 0.`;
}

const isSumName = (name: string) =>
  /^(sub|grand)?\s*-?(total|sum|summe|gesamt|balance|amount due)\b/i.test(name);

const sumOf = (name: string, rate?: string, total?: string) =>
  isSumName(name) && (total ?? rate) !== undefined ? { sum: big((total ?? rate)!) } : {};

/** SKU and unit become part of the name, as an invoice has no columns for them. */
function nameOf(textOf: TextOf): string {
  const [sku, name, unit] = [textOf('sku'), textOf('name'), textOf('unit')];
  if (name === '') return '';
  return `${sku === '' ? '' : `${sku} `}${name}${unit === '' ? '' : ` (${unit})`}`;
}
