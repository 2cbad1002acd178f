import { hasText } from '@vibrant-peak/shared/decodeCsv';
import type { Entity } from '../entities/entity';
import { rowsOf, type CsvRow } from './rowsOf';

/** The table in a file. */
export interface CsvTable {
  /** Names of the columns. */
  head: string[];
  /** Column index of each field; -1 for an optional field without a column. */
  columns: number[];
  rows: (CsvRow & { /** As in a spreadsheet, from 1. */ row: number })[];
}

const delimiters = [',', ';', '\t', '|'];

/** Rows in which the head is looked for; titles and notes may stand above it. */
const rowsAboveHead = 20;

/**
 * Finds the delimiter and head that name the most fields.
 * @throws an error with a message for the user when no head names a field.
 */
export function tableOf(entity: Entity, text: string): CsvTable {
  const { body, delimiter } = withoutSeparator(text);
  const candidates = (delimiter ? [delimiter] : delimiters).flatMap((each) =>
    firstRows(body, each).map((cells, index) => {
      const columns = columnsOf(entity, cells);
      return { delimiter: each, index, columns, named: columns.filter((column) => column >= 0).length };
    }),
  );
  const [best] = candidates.sort((a, b) => b.named - a.named);
  if (!best) throw new Error('The file is empty.');
  expectRequired(entity, best.columns);
  const rows = [...rowsOf(body, best.delimiter)].map((row, index) => ({ ...row, row: index + 1 }));
  return {
    head: rows[best.index]!.cells,
    columns: best.columns,
    rows: rows.slice(best.index + 1).filter(({ cells }) => hasText(cells)),
  };
}

/** The cells of the first rows; none when no row has text. */
function firstRows(body: string, delimiter: string): string[][] {
  const rows: string[][] = [];
  for (const { cells } of rowsOf(body, delimiter)) {
    rows.push(cells);
    if (rows.length >= rowsAboveHead && rows.some(hasText)) break;
  }
  return rows.some(hasText) ? rows : [];
}

/** Excel may name the separator in a first line such as `sep=;`, also quoted. */
function withoutSeparator(text: string): { body: string; delimiter?: string } {
  const line = /^"?sep=(.)"?[\s,;]*?(?:\r\n|\r|\n)/i.exec(text);
  return line ? { body: text.slice(line[0].length), delimiter: line[1]! } : { body: text };
}

/** A name without differences of case, spaces, invisible marks and forms of accents. */
const normalizedName = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

function columnsOf({ fields }: Entity, head: readonly string[]): number[] {
  const names = head.map(normalizedName);
  return fields.map(({ label, name }) =>
    names.findIndex((known) => known === normalizedName(label) || known === normalizedName(name)),
  );
}

function expectRequired({ fields }: Entity, columns: readonly number[]): void {
  const missing = fields.filter(({ isRequired }, index) => isRequired && columns[index] === -1);
  if (missing.length === 0) return;
  const labels = missing.map(({ label }) => `"${label}"`).join(', ');
  throw new Error(`The first row has to name the columns. Missing: ${labels}.`);
}
