import Big from 'big.js';
import { readFigure, type DecimalMark } from '../../../model/figure';

export const columnRoles = {
  name: 'Name',
  quantity: 'Quantity',
  rate: 'Rate',
  total: 'Total',
  tax: 'Tax (%)',
  unit: 'Unit',
  sku: 'SKU',
  ignored: 'Ignored',
} as const;

/** The meaning of a pasted column. */
export type ColumnRole = keyof typeof columnRoles;

export interface GuessedColumns {
  roles: ColumnRole[];
  /** The first row names the columns. */
  hasHead: boolean;
}

/** Words in column heads, more specific ones first. */
const headWords: [ColumnRole, RegExp][] = [
  ['sku', /\b(sku|code|article (no|number)|item (no|number|code)|part|ref)\b|art\.?-?nr|artikelnummer/i],
  ['tax', /\b(tax|vat|gst|mwst|ust|tva|iva)\b/i],
  ['ignored', /\b(discount|date)\b|^(no\.?|#|pos\.?|line)$/i],
  ['total', /\b(total|line total|sum|net|gross)\b|gesamt|summe|montant/i],
  ['rate', /\b(rate|price|unit price|cost|each)\b|preis|prix|satz/i],
  ['quantity', /\b(qty|quantity|hours|hrs|days|count|pieces)\b|menge|anzahl|quantit/i],
  ['unit', /\b(unit|uom|per)\b|einheit/i],
  [
    'name',
    /\b(item|name|description|product|service|task|work|details)\b|artikel|bezeichnung|beschreibung|désignation/i,
  ],
  ['total', /\bamount\b|betrag/i],
];

const roleOfHead = (head: string): ColumnRole | undefined =>
  headWords.find(([, words]) => words.test(head.trim()))?.[0];

export const cellOf = (row: readonly string[], column: number) => row[column]?.trim() ?? '';

/** Reads a figure by its decimal mark; the point if the mark is not known yet. */
function numberOf(text: string, mark: DecimalMark = '.'): Big | undefined {
  const figure = readFigure(text);
  return figure && new Big('value' in figure ? figure.value : figure.readings[mark]);
}

/** Guesses the role of each column from its head and figures. */
export function guessColumns(rows: readonly string[][], mark?: DecimalMark): GuessedColumns {
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const columns = Array.from({ length: width }, (_, column) => column);
  const hasHead = isHead(rows[0] ?? []) && rows.length > 1;
  const body = hasHead ? rows.slice(1) : rows;
  const roles = columns.map(() => 'ignored' as ColumnRole);
  const named = hasHead ? columns.map((column) => roleOfHead(cellOf(rows[0]!, column))) : [];
  const isTaken = (role: ColumnRole) => roles.includes(role);
  const take = (column: number | undefined, role: ColumnRole) => {
    if (column !== undefined && !isTaken(role)) roles[column] = role;
  };
  for (const [column, role] of named.entries())
    if (role && (role !== 'tax' || isTaxRates(body, column))) take(column, role);
  // "Amount" is the rate, unless another column is.
  if (isTaken('total') && !isTaken('rate') && !/total/i.test(cellOf(rows[0] ?? [], roles.indexOf('total'))))
    roles[roles.indexOf('total')] = 'rate';

  const free = columns.filter((column) => named[column] === undefined && roles[column] === 'ignored');
  const texts = free.filter(
    (column) => !isFigures(body, column) && body.some((row) => cellOf(row, column) !== ''),
  );
  if (!isTaken('name')) take(longestOf(texts, body), 'name');
  for (const column of texts.filter((other) => roles[other] === 'ignored'))
    take(column, isCode(body, column) ? 'sku' : 'unit');

  const figures = free.filter((column) => isFigures(body, column) && !isLineNumber(body, column));
  take(
    figures.find((column) => body.some((row) => readFigure(cellOf(row, column))?.isPercent)),
    'tax',
  );
  for (const [column, role] of figureRoles(
    figures.filter((column) => roles[column] === 'ignored'),
    body,
    mark,
    isTaken,
  ))
    take(column, role);
  return { roles, hasHead };
}

/** A head has no digits. */
const isHead = (row: readonly string[]) =>
  row.filter((cell) => cell.trim() !== '').length > 1 && row.every((cell) => !/\d/.test(cell));

/** Tax columns may contain amounts instead of percentages; those are ignored, as they follow from the other columns. */
const isTaxRates = (rows: readonly string[][], column: number) =>
  isFigures(rows, column) &&
  rows.every((row) => {
    const figure = readFigure(cellOf(row, column));
    return !figure || (figure.currency === undefined && numberOf(cellOf(row, column))!.lte(100));
  });

function isFigures(rows: readonly string[][], column: number): boolean {
  const cells = rows.map((row) => cellOf(row, column)).filter((cell) => cell !== '');
  return cells.length > 0 && cells.filter((cell) => readFigure(cell)).length * 2 >= cells.length;
}

/** The first column counts 1, 2, 3, … */
const isLineNumber = (rows: readonly string[][], column: number) =>
  column === 0 &&
  rows.length > 1 &&
  rows.every((row, index) => cellOf(row, column).replace(/\.$/, '') === String(index + 1));

function longestOf(columns: readonly number[], rows: readonly string[][]): number | undefined {
  const length = (column: number) => rows.reduce((sum, row) => sum + cellOf(row, column).length, 0);
  return columns.toSorted((one, other) => length(other) - length(one))[0];
}

const isCode = (rows: readonly string[][], column: number) =>
  rows.filter((row) => /\d/.test(cellOf(row, column))).length * 2 > rows.length;

/** Quantity times rate is the total where there are three; two are quantity and rate, or rate and total; one is the rate. */
function figureRoles(
  columns: readonly number[],
  rows: readonly string[][],
  mark: DecimalMark | undefined,
  isTaken: (role: ColumnRole) => boolean,
): [number, ColumnRole][] {
  const wanted = (['quantity', 'rate', 'total'] as const).filter((role) => !isTaken(role));
  if (wanted.length < 3) return columns.map((column, index) => [column, wanted[index] ?? 'ignored']);
  for (const [place, quantity] of columns.entries())
    for (const [next, rate] of columns.slice(place + 1).entries())
      for (const total of columns.slice(place + next + 2))
        if (rows.every((row) => isProduct(row, quantity, rate, total, mark)))
          return [
            [quantity, 'quantity'],
            [rate, 'rate'],
            [total, 'total'],
          ];
  const [first, second, third] = columns;
  if (first === undefined) return [];
  if (second === undefined) return [[first, 'rate']];
  const isRepeated = rows.every((row) => cellOf(row, first) === cellOf(row, second)) || hasMoney(rows, first);
  if (third === undefined && isRepeated)
    return [
      [first, 'rate'],
      [second, 'total'],
    ];
  return [
    [first, 'quantity'],
    [second, 'rate'],
  ];
}

/** A column with a currency is not the quantity. */
const hasMoney = (rows: readonly string[][], column: number) =>
  rows.every((row) => /\p{Sc}|[A-Z]{3}|Rs/u.test(cellOf(row, column)));

/** A blank quantity counts as 1. Rows without figures are skipped. */
function isProduct(
  row: readonly string[],
  quantity: number,
  rate: number,
  total: number,
  mark?: DecimalMark,
): boolean {
  const [price, product] = [numberOf(cellOf(row, rate), mark), numberOf(cellOf(row, total), mark)];
  if (!price || !product) return true;
  const count = numberOf(cellOf(row, quantity), mark) ?? new Big(1);
  return count.times(price).round(2, Big.roundHalfUp).eq(product.round(2, Big.roundHalfUp));
}
