import { posix } from 'node:path';
import { logFolder } from '../log/entry';
import type { Store } from '../store/store';
import { createBackup, readBackupFile, type AddEntry } from './backupFile';

/** Of the names of objects in a backup. */
export const prefix = 'store/';

/** Files without which a release or a composition does not exist. */
const lastFile = /^(r\/[^/]+\/[^/]+\/release|compositions\/[^/]+\/composition)\.json$/;
const folder = /^(r\/[^/]+\/[^/]+|compositions\/[^/]+)\//;

/**
 * Names of all finished objects of a store, while others publish.
 * Their order is one in which they can be written: the log comes last.
 */
async function retainedObjects({ objects }: Store): Promise<string[]> {
  // What names others is listed before them: all that it names is then there.
  const entries = await objects.list(logFolder);
  const compositions = await objects.list('compositions/');
  const releases = await objects.list('r/');
  const last = [...releases, ...compositions].filter((name) => lastFile.test(name));
  const finished = new Set(last.map((name) => `${posix.dirname(name)}/`));
  const others = (await objects.list('')).filter((name) => {
    const [within] = folder.exec(name) ?? [];
    return within ? finished.has(within) && !lastFile.test(name) : !name.startsWith(logFolder);
  });
  return [...others, ...last, ...entries];
}

/** Adds all objects of a store. @returns how many. */
export async function addObjects(add: AddEntry, store: Store): Promise<number> {
  const names = await retainedObjects(store);
  for (const name of names) {
    const content = await store.objects.read(name);
    if (!content) throw new Error('Garbage was collected while the backup was made: make it again.');
    await add(prefix + name, content);
  }
  return names.length;
}

/** Writes a backup of a store, also while others publish. @returns how many objects it holds. */
export const backUpStore = (file: string, store: Store, encrypt?: string): Promise<number> =>
  createBackup(file, async (add) => ({ result: await addObjects(add, store), migrations: [] }), encrypt);

/** @throws when the store is not empty. */
export async function assertEmpty({ objects }: Store): Promise<void> {
  if ((await objects.list('')).length > 0)
    throw new Error(
      'The store is not empty: a backup is restored into an empty one. Name another one with STORE.',
    );
}

/** Stores an object of a backup again; other entries are left alone. */
export async function restoreObject(
  { objects }: Store,
  { name, content }: { name: string; content: Buffer },
): Promise<void> {
  if (name.startsWith(prefix)) await objects.create(name.slice(prefix.length), content);
}

/**
 * Restores a backup that was checked.
 * @throws when the store is not empty; nothing was changed then.
 */
export async function restoreStore(file: string, store: Store): Promise<void> {
  await assertEmpty(store);
  for await (const entry of readBackupFile(file)) await restoreObject(store, entry);
}
