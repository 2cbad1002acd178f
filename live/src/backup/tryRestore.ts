import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { readBackupFile } from '@vibrant-peak/engine/backup/backupFile';
import { compareObjects, inTemporaryStore, type Tried } from '@vibrant-peak/engine/backup/tryStore';
import type { Queries } from '../database/tables';
import { restoreBackup } from './restoreBackup';
import { readRows } from './rows';
import { savedTables } from './savedTables';

/**
 * Restores a backup of a site into a temporary folder with SQLite, and compares all rows and
 * objects with those in the file.
 * @throws what differs.
 */
export const tryRestore = (file: string): Promise<Tried> =>
  inTemporaryStore(async (store, folder) => {
    let compared = { tables: 0, rows: 0 };
    await restoreBackup(file, {
      database: join(folder, 'live.db'),
      store,
      onRestored: async (tables) => void (compared = await compareRows(file, tables)),
    });
    return { ...compared, objects: await compareObjects(file, store) };
  });

async function compareRows(file: string, tables: Queries): Promise<{ tables: number; rows: number }> {
  const written: Record<string, string[]> = {};
  for await (const { name, content } of readBackupFile(file)) {
    const [, table] = /^database\/([^/]+)\//.exec(name) ?? [];
    if (table) (written[table] ??= []).push(...hashesOf(content));
  }
  const names = await savedTables(tables);
  let rows = 0;
  for (const table of names) {
    const found: string[] = [];
    for await (const piece of readRows(tables, table)) found.push(...hashesOf(piece));
    if (found.sort().join() !== (written[table] ?? []).sort().join())
      throw new Error(`The rows of the table "${table}" differ after the restore.`);
    rows += found.length;
  }
  return { tables: names.length, rows };
}

/** A hash of each row. The order of columns does not count; PostgreSQL gives large numbers as text. */
const hashesOf = (piece: Buffer): string[] =>
  piece
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const cells = Object.entries(JSON.parse(line) as object).map(([column, value]) =>
        JSON.stringify([column, typeof value === 'number' ? String(value) : (value as unknown)]),
      );
      return createHash('sha256').update(cells.sort().join()).digest('hex');
    });
