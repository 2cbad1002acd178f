import { sql } from 'kysely';
import { checkBackupFile, readBackupFile } from '@vibrant-peak/engine/backup/backupFile';
import type { Manifest } from '@vibrant-peak/engine/backup/manifest';
import { assertEmpty as assertEmptyStore, restoreObject } from '@vibrant-peak/engine/backup/storeBackup';
import type { Store } from '@vibrant-peak/engine/store/openStore';
import { connect } from '../database/connect';
import { indexable, MAX_INDEXED } from '../database/indexable';
import { isPostgres } from '../database/isPostgres';
import { mayBeLong } from '../database/postgres';
import { migrate } from '../database/migrate';
import { migrations } from '../database/migrations';
import { raiseIds } from '../database/raiseIds';
import type { Queries } from '../database/tables';
import { assertRestored, markFinished, markUnfinished } from '../database/unfinishedRestore';
import { indexAllSoon } from '../inbox/searchIndex';
import { flagForReview } from './flagForReview';
import { writeRows } from './rows';

interface Target {
  /** Address of an empty database, of either kind. */
  database: string;
  /** An empty store. */
  store: Store;
  /** Gets what could not be restored as it was. */
  log?: (line: string) => void;
  /** Gets the database with all rows, before the changes of a restored site. */
  onRestored?: (tables: Queries) => Promise<void>;
}

/**
 * Restores a backup. No server starts on the database before everything is there.
 * @throws when the file is damaged or newer, or the database or store is not empty. Nothing has
 * changed then.
 */
export async function restoreBackup(
  file: string,
  { database, store, log = console.error, onRestored }: Target,
): Promise<Manifest> {
  const manifest = await checkBackupFile(file);
  const newer = manifest.migrations.find((name) => !Object.hasOwn(migrations, name));
  if (newer) throw new Error(`${file} was made by a newer version, which knows the migration "${newer}".`);
  if (manifest.migrations.length === 0) throw new Error(`${file} holds a store and no database.`);
  await assertEmptyStore(store);
  const { tables } = await connect(database);
  try {
    await assertEmpty(tables);
    await markUnfinished(tables);
    await migrate(tables, { last: manifest.migrations.at(-1)! });
    await tables.connection().execute((connection) => fill(file, connection, { store, log }));
    await onRestored?.(tables);
    await migrate(tables);
    await tables.connection().execute(finish);
  } finally {
    await tables.destroy();
  }
  return manifest;
}

async function assertEmpty(tables: Queries): Promise<void> {
  await assertRestored(tables);
  const [table] = await tables.introspection.getTables({ withInternalKyselyTables: true });
  if (table)
    throw new Error(
      `The database is not empty (it has the table "${table.name}"): a backup is restored into an empty one. Name another one with DATA or DATABASE_URL.`,
    );
}

interface Filling {
  store: Store;
  log: (line: string) => void;
}

async function fill(file: string, tables: Queries, { store, log }: Filling): Promise<void> {
  await begin(tables);
  for await (const entry of readBackupFile(file)) {
    const [, table] = /^database\/([^/]+)\//.exec(entry.name) ?? [];
    if (table) await writeRows(tables, table, entry.content, await fitting(tables, table, log));
    else await restoreObject(store, entry);
  }
  // The migrations that follow may add rows.
  await raiseIds(tables);
  await sql`commit`.execute(tables);
}

const begin = (tables: Queries) =>
  sql.raw(isPostgres(tables) ? `begin; ${mayBeLong}` : 'begin').execute(tables);

async function finish(tables: Queries): Promise<void> {
  await begin(tables);
  await flagForReview(tables);
  await indexAllSoon(tables);
  await markFinished(tables);
  await sql`commit`.execute(tables);
}

/** Shortens texts that SQLite has stored and PostgreSQL cannot index. */
async function fitting(tables: Queries, table: string, log: (line: string) => void) {
  const indexed = isPostgres(tables) ? await indexedColumns(tables, table) : [];
  return (value: unknown, column: string) => {
    if (typeof value !== 'string' || value.length <= MAX_INDEXED || !indexed.includes(column)) return value;
    log(
      `${table}.${column}: a text of ${value.length} characters is too long for PostgreSQL. It was shortened.`,
    );
    return indexable(value);
  };
}

async function indexedColumns(tables: Queries, table: string): Promise<string[]> {
  const { rows } = await sql<{ column: string }>`
    select distinct attname as column from pg_index
      join pg_attribute on attrelid = indrelid and attnum = any(indkey)
      where indrelid = ${table}::regclass`.execute(tables);
  return rows.map(({ column }) => column);
}
