import { sql } from 'kysely';
import { isPostgres } from './isPostgres';
import type { Queries } from './tables';

/** What stands before the id of a row in the log. */
const namesInLog: Record<string, readonly string[]> = {
  conversations: ['inbox/'],
  invoices: ['invoices/'],
  invoice_imports: ['imports/'],
  invoice_entries: ['clients/', 'items/'],
  invoice_plans: ['invoice-plans/'],
  invoice_series: ['series/'],
};

/**
 * Lets the database number new rows above all ids that are there or that the log names. An id that
 * was given once never means another row.
 * @param gap how many ids are left out: those that may have been given unseen.
 */
export async function raiseIds(tables: Queries, gap = 0): Promise<void> {
  for (const { name, columns } of await tables.introspection.getTables())
    for (const column of columns.filter(({ isAutoIncrementing }) => isAutoIncrementing)) {
      const last = Math.max(await lastIn(tables, name, column.name), await lastInLog(tables, name)) + gap;
      await (isPostgres(tables) ? raiseSequence : raiseCounter)(tables, name, { column: column.name, last });
    }
}

async function lastIn(tables: Queries, table: string, column: string): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`
    select max(${sql.ref(column)}) as last from ${sql.table(table)}`.execute(tables);
  return rows[0]?.last ?? 0;
}

async function lastInLog(tables: Queries, table: string): Promise<number> {
  const found = (namesInLog[table] ?? []).map(async (before) => {
    const { rows } = await sql<{ last: number | null }>`
      select max(${idAfter(before, isPostgres(tables))}) as last
      from log where subject like ${`${before}%`}`.execute(tables);
    return rows[0]?.last ?? 0;
  });
  return Math.max(0, ...(await Promise.all(found)));
}

/** The number at the end of a subject; nothing where there are other letters. */
const idAfter = (before: string, onPostgres: boolean) =>
  onPostgres
    ? sql<number>`cast(substring(subject from ${sql.lit(`^${before}([0-9]{1,9})$`)}) as integer)`
    : sql<number>`case when subject not glob ${`${before}*[^0-9]*`} and length(subject) < ${before.length + 10}
        then cast(substr(subject, ${before.length + 1}) as integer) end`;

interface Counter {
  column: string;
  last: number;
}

const raiseSequence = async (tables: Queries, table: string, { column, last }: Counter) =>
  void (await sql`select setval(pg_get_serial_sequence(${table}, ${column}), ${last + 1}, false)`.execute(
    tables,
  ));

/** SQLite counts here for tables whose ids are `autoincrement`. */
async function raiseCounter(tables: Queries, table: string, { last }: Counter): Promise<void> {
  const { rows } = await sql<{ seq: number }>`select seq from sqlite_sequence where name = ${table}`.execute(
    tables,
  );
  await sql`delete from sqlite_sequence where name = ${table}`.execute(tables);
  const seq = Math.max(last, rows[0]?.seq ?? 0);
  await sql`insert into sqlite_sequence (name, seq) values (${table}, ${seq})`.execute(tables);
}
