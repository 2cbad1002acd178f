import { sql, type ColumnMetadata, type Kysely } from 'kysely';
import { savedTables } from '../backup/savedTables';
import { connect } from '../database/connect';
import { migrate } from '../database/migrate';
import type { Queries } from '../database/tables';

type Row = Record<string, unknown>;

/** Adds a row to each empty table of a backup, by the columns that the database names. */
export async function fillTables(tables: Queries): Promise<void> {
  const byName = tables as unknown as Kysely<Record<string, Row>>;
  const references = await allReferences();
  const known = await tables.introspection.getTables();
  for (const table of await savedTables(tables)) {
    if (await byName.selectFrom(table).selectAll().limit(1).executeTakeFirst()) continue;
    const row: Row = {};
    for (const column of known.find(({ name }) => name === table)!.columns) {
      const to = references.find((each) => each.table === table && each.from === column.name);
      const other = to && (await byName.selectFrom(to.target).selectAll().executeTakeFirst());
      row[column.name] = to ? other![to.to] : valueFor(column);
    }
    await byName.insertInto(table).values(row).execute();
  }
}

function valueFor({ dataType }: ColumnMetadata): unknown {
  if (/int/i.test(dataType)) return 1;
  if (/double|real|float/i.test(dataType)) return 0.25;
  return /blob|bytea/i.test(dataType) ? Buffer.from([0, 255, 10]) : '{"ü":"🏔\\n"}';
}

/** The foreign keys of all migrations, as SQLite lists them. */
async function allReferences() {
  const { tables } = await connect(':memory:');
  await migrate(tables);
  const { rows } = await sql<Record<'table' | 'from' | 'target' | 'to', string>>`
    select master.name as "table", "from", "table" as target, "to"
    from sqlite_master as master, pragma_foreign_key_list(master.name) where type = 'table'`.execute(tables);
  await tables.destroy();
  return rows;
}
