import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyStore } from '../collect/verifyStore';
import { beginStore, type Store } from '../store/openStore';
import { checkBackupFile, sha256 } from './backupFile';
import { prefix, restoreStore } from './storeBackup';

/** What the trial of a restore has compared with the file, all of which came back as it was. */
export interface Tried {
  tables: number;
  rows: number;
  objects: number;
}

/** Restores a backup of a store into a temporary folder, and compares it. @throws what differs. */
export const tryStore = (file: string): Promise<Tried> =>
  inTemporaryStore(async (store) => {
    await restoreStore(file, store);
    return { tables: 0, rows: 0, objects: await compareObjects(file, store) };
  });

/** Works with an empty store in a temporary folder, which is removed afterwards. */
export async function inTemporaryStore<T>(work: (store: Store, folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'restore-'));
  try {
    return await work(await beginStore(join(folder, 'store')), folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** @returns how many objects came back. @throws when one differs, or the site in the backup is damaged. */
export async function compareObjects(file: string, store: Store): Promise<number> {
  const { entries } = await checkBackupFile(file);
  const written = entries.filter(({ name }) => name.startsWith(prefix));
  for (const { name, sha256: hash } of written) {
    const content = await store.objects.read(name.slice(prefix.length));
    if (!content || sha256(content) !== hash) throw new Error(`${name} did not come back as it was.`);
  }
  const damaged = await verifyStore(store);
  if (damaged.length > 0)
    throw new Error(
      `The site in the backup is damaged: ${damaged.join(', ')}. Run verify on the store, and mend it.`,
    );
  return written.length;
}
