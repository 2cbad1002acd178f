import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { createBackup, type AddEntry } from '@vibrant-peak/engine/backup/backupFile';
import { addObjects } from '@vibrant-peak/engine/backup/storeBackup';
import type { Store } from '@vibrant-peak/engine/store/openStore';
import { connect, namesPostgres } from '../database/connect';
import { isPostgres } from '../database/isPostgres';
import { mayBeLong } from '../database/postgres';
import type { Queries } from '../database/tables';
import { assertRestored } from '../database/unfinishedRestore';
import { savedTables } from './savedTables';
import { readRows } from './rows';

interface Site {
  /** Address of its database. */
  database: string;
  store: Store;
  /** The program that encrypts the file. */
  encrypt?: string | undefined;
}

export interface Backup {
  file: string;
  tables: number;
  objects: number;
}

/**
 * Writes a backup of a site. People may work and publish meanwhile. The database is copied as it is
 * at one moment, the store at that moment or later.
 * @throws when a file of this name exists, or the database does not.
 */
export const writeBackup = (file: string, { database, store, encrypt }: Site): Promise<Backup> =>
  createBackup(
    file,
    async (add) => {
      if (!namesPostgres(database) && !existsSync(database))
        throw new Error(
          `No database found at ${database}. DATA names its folder, or DATABASE_URL a PostgreSQL.`,
        );
      const { tables } = await connect(database);
      try {
        await assertRestored(tables);
        const { migrations, count } = await tables
          .connection()
          .execute((connection) => addTables(add, connection));
        const objects = await addObjects(add, store);
        return { result: { file, tables: count, objects }, migrations };
      } finally {
        await tables.destroy();
      }
    },
    encrypt,
  );

/** All reads of one transaction see the database as it was at the first. */
async function addTables(add: AddEntry, tables: Queries) {
  const begin = isPostgres(tables)
    ? `begin isolation level repeatable read read only; ${mayBeLong}`
    : 'begin';
  await sql.raw(begin).execute(tables);
  const names = await savedTables(tables);
  const { rows: migrations } = await sql<{
    name: string;
  }>`select name from kysely_migration order by name`.execute(tables);
  for (const table of names) {
    let piece = 0;
    for await (const content of readRows(tables, table))
      await add(`database/${table}/${++piece}.jsonl`, content);
  }
  await sql`commit`.execute(tables);
  return { migrations: migrations.map(({ name }) => name), count: names.length };
}
