import type { Store } from '../store/store';
import { createBackup, readBackupFile, type AddEntry } from './backupFile';
import { keptObjects } from './keptObjects';

const folder = 'store/';

/** Adds all objects of a store. @returns how many. */
export async function addObjects(add: AddEntry, store: Store): Promise<number> {
  const names = await keptObjects(store);
  for (const name of names) {
    const content = await store.objects.read(name);
    if (!content) throw new Error('Garbage was collected while the backup was made: make it again.');
    await add(folder + name, content);
  }
  return names.length;
}

/** Writes a backup of a store, also while others publish. @returns how many objects it holds. */
export const backUpStore = (file: string, store: Store): Promise<number> =>
  createBackup(file, async (add) => ({ result: await addObjects(add, store), migrations: [] }));

/** @throws when the store is not empty. */
export async function assertEmpty({ objects }: Store): Promise<void> {
  if ((await objects.list('')).length > 0)
    throw new Error('The store is not empty: a backup is restored into an empty one.');
}

/** Stores an object of a backup again; other entries are left alone. */
export async function restoreObject(
  { objects }: Store,
  { name, content }: { name: string; content: Buffer },
): Promise<void> {
  if (name.startsWith(folder)) await objects.create(name.slice(folder.length), content);
}

/**
 * Restores a backup that was checked.
 * @throws when the store is not empty; nothing was changed then.
 */
export async function restoreStore(file: string, store: Store): Promise<void> {
  await assertEmpty(store);
  for await (const entry of readBackupFile(file)) await restoreObject(store, entry);
}
