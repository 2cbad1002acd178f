import { types } from 'node:util';
import type { Kysely } from 'kysely';
import type { Queries } from '../database/tables';

type Row = Record<string, unknown>;

/** The tables by any name: what a backup holds is known only when it runs. */
const byName = (tables: Queries) => tables as unknown as Kysely<Record<string, Row>>;

/**
 * Rows that are fetched or written at once, and about how many bytes go into one entry of a backup.
 */
const batch = 100;
const entrySize = 1024 * 1024;

/**
 * All rows of a table as JSON, a line each, in pieces.
 * @throws for a value that JSON and both databases do not have.
 */
export async function* readRows(tables: Queries, table: string): AsyncGenerator<Buffer> {
  let lines: string[] = [];
  let size = 0;
  for await (const row of byName(tables).selectFrom(table).selectAll().stream(batch)) {
    const line = JSON.stringify(mapped(row, (value, column) => toJson(value, `${table}.${column}`)));
    lines.push(`${line}\n`);
    size += line.length;
    if (size < entrySize) continue;
    yield Buffer.from(lines.join(''));
    [lines, size] = [[], 0];
  }
  if (lines.length > 0) yield Buffer.from(lines.join(''));
}

/**
 * Adds the rows of one piece to a table.
 * @param change of a value, by its column.
 */
export async function writeRows(
  tables: Queries,
  table: string,
  content: Buffer,
  change: (value: unknown, column: string) => unknown,
): Promise<void> {
  const rows = content
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => mapped(JSON.parse(line) as Row, (value, column) => change(fromJson(value), column)));
  for (let first = 0; first < rows.length; first += batch)
    await byName(tables)
      .insertInto(table)
      .values(rows.slice(first, first + batch))
      .execute();
}

const mapped = (row: Row, change: (value: unknown, column: string) => unknown): Row =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [column, change(value, column)]));

/** Bytes become an object, which no column holds otherwise. */
function toJson(value: unknown, place: string): unknown {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return value;
  // pg has bytes as a Buffer, libsql as an ArrayBuffer.
  if (types.isUint8Array(value) || types.isAnyArrayBuffer(value))
    return { base64: Buffer.from(value as Uint8Array).toString('base64') };
  throw new Error(`${place} holds a value that a backup cannot hold.`);
}

const fromJson = (value: unknown) =>
  typeof value === 'object' && value !== null
    ? Buffer.from((value as { base64: string }).base64, 'base64')
    : value;
