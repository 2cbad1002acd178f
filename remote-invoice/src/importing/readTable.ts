import { decodeCsv, hasText } from '@vibrant-peak/shared/decodeCsv';
import { unescapeCell } from '@vibrant-peak/shared/formulaCells';
import type { ImportRow } from '@vibrant-peak/shared/host';
import { largestFile } from '@vibrant-peak/shared/largestFile';
import { loadWithRetry } from '@vibrant-peak/shared/loadWithRetry';
import { columnsOf, fieldNames, statusColumn, type Columns } from './importFields';
import { recognize } from './presets';

/** A table in a CSV file. */
export interface ImportTable {
  /** Of the file. */
  name: string;
  /** The tool that it looks like an export of. */
  tool?: string;
  head: readonly string[];
  rows: readonly { /** As a spreadsheet counts it. */ row: number; cells: readonly string[] }[];
}

/** Rows in which the head is looked for; titles may stand above it. */
const rowsAboveHead = 20;

/** The most rows of an import. */
const MAX_ROWS = 10_000;

const delimiters = [',', ';', '\t', '|'] as const;

/** How many columns are known by their names. */
const named = (cells: readonly string[]) => Object.keys(columnsOf(cells)).length;

/** @throws an error with a message for the user. */
export async function readTable(file: File): Promise<{ table: ImportTable; columns: Columns }> {
  if (file.size > largestFile) throw new Error('The file is too large: divide it into several.');
  const papa = (await loadWithRetry(() => import('papaparse'))).default;
  const { text } = decodeCsv(new Uint8Array(await file.arrayBuffer()));
  const parse = (delimiter: string, preview?: number) =>
    papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
      delimiter,
      delimitersToGuess: [...delimiters],
      ...(preview && { preview }),
    });
  // Decimal commas mislead a guess by the number of cells: the names of the columns do not.
  const delimiter = delimiters
    .map((each) => ({ each, count: Math.max(0, ...parse(each, rowsAboveHead).data.map(named)) }))
    .reduce((best, other) => (other.count > best.count ? other : best), { each: '', count: 1 }).each;
  const { data, errors } = parse(delimiter);
  const open = errors.find(({ type }) => type === 'Quotes');
  if (open) throw new Error(`The quotation marks of row ${(open.row ?? 0) + 1} do not match.`);
  const all = data.map((cells, index) => ({ row: index + 1, cells: cells.map(unescapeCell) }));
  const head = all
    .slice(0, rowsAboveHead)
    .filter(({ cells }) => hasText(cells))
    .reduce<(typeof all)[number] | undefined>(
      (best, each) => (best && named(best.cells) >= named(each.cells) ? best : each),
      undefined,
    );
  if (!head) throw new Error('The file is empty.');
  const rows = all.slice(head.row).filter(({ cells }) => hasText(cells));
  if (rows.length === 0) throw new Error('The file has no rows below the names of its columns.');
  if (rows.length > MAX_ROWS)
    throw new Error(`The file has ${rows.length} rows, and an import takes ${MAX_ROWS}: split the file.`);
  const { columns, ...read } = recognize({ head: head.cells, rows });
  const status = columns.status ?? statusColumn(rows, columns);
  return { table: { name: file.name, ...read }, columns: { ...columns, status } };
}

/** The texts of the chosen columns. */
export const rowsOf = ({ rows }: ImportTable, columns: Columns): ImportRow[] =>
  rows.map(({ row, cells }) => ({
    row,
    number: '',
    ...Object.fromEntries(
      fieldNames.flatMap((field) => {
        const text = cells[columns[field] ?? -1]?.trim();
        return text ? [[field, text]] : [];
      }),
    ),
  }));

/** The texts of a column that has any. */
export const textsOf = ({ rows }: ImportTable, column: number | undefined): string[] =>
  rows.map(({ cells }) => cells[column ?? -1]?.trim() ?? '').filter((text) => text !== '');
