import { sql } from 'kysely';
import { checkBackupFile, readBackupFile } from '@vibrant-peak/engine/backup/backupFile';
import type { Manifest } from '@vibrant-peak/engine/backup/manifest';
import { assertEmpty as assertEmptyStore, restoreObject } from '@vibrant-peak/engine/backup/storeBackup';
import type { Store } from '@vibrant-peak/engine/store/openStore';
import { connect } from '../database/connect';
import { migrate } from '../database/migrate';
import { migrations } from '../database/migrations';
import { raiseIds } from '../database/raiseIds';
import type { Queries } from '../database/tables';
import { assertRestored, markFinished, markUnfinished } from '../database/unfinishedRestore';
import { leaveToPeople } from './leaveToPeople';
import { writeRows } from './rows';

interface Target {
  /** Address of an empty database, of either kind. */
  database: string;
  /** An empty store. */
  store: Store;
}

/**
 * Restores a backup. No server starts on the database before everything is there.
 * @throws when the file is damaged or newer, or the database or store is not empty. Nothing has
 * changed then.
 */
export async function restoreBackup(file: string, { database, store }: Target): Promise<Manifest> {
  const manifest = await checkBackupFile(file);
  const newer = manifest.migrations.find((name) => !Object.hasOwn(migrations, name));
  if (newer) throw new Error(`${file} was made by a newer version, which knows the migration "${newer}".`);
  if (manifest.migrations.length === 0) throw new Error(`${file} holds a store and no database.`);
  await assertEmptyStore(store);
  const { tables } = await connect(database);
  try {
    await assertEmpty(tables);
    await markUnfinished(tables);
    await migrate(tables, manifest.migrations.at(-1)!);
    await tables.connection().execute((connection) => fill(file, connection, store));
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
      `The database is not empty (it has the table "${table.name}"): a backup is restored into an empty one.`,
    );
}

async function fill(file: string, tables: Queries, store: Store): Promise<void> {
  await sql`begin`.execute(tables);
  for await (const entry of readBackupFile(file)) {
    const [, table] = /^database\/([^/]+)\//.exec(entry.name) ?? [];
    if (table) await writeRows(tables, table, entry.content);
    else await restoreObject(store, entry);
  }
  // The migrations that follow may add rows.
  await raiseIds(tables);
  await sql`commit`.execute(tables);
}

async function finish(tables: Queries): Promise<void> {
  await sql`begin`.execute(tables);
  await leaveToPeople(tables);
  await markFinished(tables);
  await sql`commit`.execute(tables);
}
