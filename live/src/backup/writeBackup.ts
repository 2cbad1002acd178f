import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Store } from '@vibrant-peak/release/store';
import { connect, namesPostgres } from '../database/connect';
import { isPostgres } from '../database/isPostgres';
import type { Queries } from '../database/tables';
import { assertRestored } from '../database/unfinishedRestore';
import { writeBackupFile, type BackupWriter } from './backupFile';
import { keptObjects } from './keptObjects';
import { keptTables } from './keptTables';
import { readRows } from './rows';

interface Site {
  /** Address of its database. */
  database: string;
  store: Store;
}

export interface Backup {
  file: string;
  tables: number;
  objects: number;
}

/**
 * Writes a backup of a site, also while people work and publish: the database as it is at one moment, and the store as it is then or later.
 * The file has its name when it is whole.
 * @throws when there is a file of this name, or no database.
 */
export async function writeBackup(file: string, { database, store }: Site): Promise<Backup> {
  if (existsSync(file)) throw new Error(`There is a file ${file} already: name another one.`);
  if (!namesPostgres(database) && !existsSync(database))
    throw new Error(
      `There is no database at ${database}: DATA names its folder, or DATABASE_URL a PostgreSQL.`,
    );
  const made = new Date().toISOString();
  const incomplete = `${file}.incomplete`;
  await rm(incomplete, { force: true });
  const writer = writeBackupFile(incomplete);
  const { tables } = await connect(database);
  try {
    await assertRestored(tables);
    const { migrations, count } = await tables
      .connection()
      .execute((connection) => addTables(writer, connection));
    const objects = await addObjects(writer, store);
    await writer.finish({ made, migrations });
    await rename(incomplete, file);
    return { file, tables: count, objects };
  } catch (error) {
    await writer.abandon();
    await rm(incomplete, { force: true });
    throw error;
  } finally {
    await tables.destroy();
  }
}

/** All reads of one transaction see the database as it was at the first. */
async function addTables(writer: BackupWriter, tables: Queries) {
  const begin = isPostgres(tables) ? 'begin isolation level repeatable read read only' : 'begin';
  await sql.raw(begin).execute(tables);
  const names = await keptTables(tables);
  const { rows: migrations } = await sql<{
    name: string;
  }>`select name from kysely_migration order by name`.execute(tables);
  for (const table of names) {
    let piece = 0;
    for await (const content of readRows(tables, table))
      await writer.add(`database/${table}/${++piece}.jsonl`, content);
  }
  await sql`commit`.execute(tables);
  return { migrations: migrations.map(({ name }) => name), count: names.length };
}

async function addObjects(writer: BackupWriter, store: Store): Promise<number> {
  const names = await keptObjects(store);
  for (const name of names) {
    const content = await store.objects.read(name);
    if (!content) throw new Error('Garbage was collected while the backup was made: make it again.');
    await writer.add(`store/${name}`, content);
  }
  return names.length;
}
