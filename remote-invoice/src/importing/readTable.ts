import { decodeCsv } from '@vibrant-peak/shared/decodeCsv';
import { unescapeCell } from '@vibrant-peak/shared/formulaCells';
import type { ImportRow } from '@vibrant-peak/shared/host';
import { largestFile } from '@vibrant-peak/shared/largestFile';
import { loadWithRetry } from '@vibrant-peak/shared/loadWithRetry';
import { columnsOf, fieldNames, type Columns } from './importFields';

/** A table in a CSV file. */
export interface ImportTable {
  /** Of the file. */
  name: string;
  head: readonly string[];
  rows: readonly { /** As a spreadsheet counts it. */ row: number; cells: readonly string[] }[];
}

/** Rows in which the head is looked for; titles may stand above it. */
const rowsAboveHead = 20;

/** The most rows of an import. */
const MAX_ROWS = 10_000;

const hasText = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== '');

/** @throws an error with a message for the user. */
export async function readTable(file: File): Promise<ImportTable> {
  if (file.size > largestFile) throw new Error('The file is too large: divide it into several.');
  const papa = (await loadWithRetry(() => import('papaparse'))).default;
  const { text } = decodeCsv(new Uint8Array(await file.arrayBuffer()));
  const { data, errors } = papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    delimitersToGuess: [',', ';', '\t', '|'],
  });
  const open = errors.find(({ type }) => type === 'Quotes');
  if (open) throw new Error(`The quotation marks of row ${(open.row ?? 0) + 1} do not match.`);
  const all = data.map((cells, index) => ({ row: index + 1, cells: cells.map(unescapeCell) }));
  const named = ({ cells }: (typeof all)[number]) => Object.keys(columnsOf(cells)).length;
  const head = all
    .slice(0, rowsAboveHead)
    .filter(({ cells }) => hasText(cells))
    .reduce<(typeof all)[number] | undefined>(
      (best, each) => (best && named(best) >= named(each) ? best : each),
      undefined,
    );
  if (!head) throw new Error('The file is empty.');
  const rows = all.slice(head.row).filter(({ cells }) => hasText(cells));
  if (rows.length === 0) throw new Error('The file has no rows below the names of its columns.');
  if (rows.length > MAX_ROWS)
    throw new Error(`The file has ${rows.length} rows, and an import takes ${MAX_ROWS}: divide the file.`);
  return { name: file.name, head: head.cells, rows };
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
