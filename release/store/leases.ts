import { randomUUID } from 'node:crypto';
import type { Releases, Store } from './store';

/** A lease that is older than this belongs to a publish that died, in milliseconds. */
export const leaseTime = 3_600_000;

interface Lease {
  /** ISO time at which it was taken. */
  taken: string;
  /** Of releases and compositions. */
  folders: string[];
}

/** What collecting garbage says while it goes on; see `collectGarbage`. */
export interface GarbageList {
  /** ISO time at which the list was made. */
  marked: string;
  isSweeping: boolean;
  /** Folders of the releases and compositions on it. */
  folders: string[];
}

export const garbageName = 'garbage.json';

export async function readGarbageList(store: Store): Promise<GarbageList | undefined> {
  const content = await store.objects.read(garbageName);
  return content && (JSON.parse(content.toString()) as GarbageList);
}

/**
 * Protects folders of releases and compositions from the collection of garbage until what is live names them.
 * The lease is written first and the list of garbage read afterwards; the collection does it the other way round, so
 * that at least one of the two sees the other.
 * @returns what gives the lease back. @throws when one of the folders is being removed at this moment.
 */
export async function lease(store: Store, folders: string[]): Promise<() => Promise<void>> {
  const name = `leases/${randomUUID()}.json`;
  const content: Lease = { taken: new Date().toISOString(), folders };
  await store.objects.write(name, Buffer.from(JSON.stringify(content)));
  const end = () => store.objects.remove(name);
  const garbage = await readGarbageList(store);
  const doomed = garbage?.isSweeping ? folders.filter((folder) => garbage.folders.includes(folder)) : [];
  if (doomed.length > 0) {
    await end();
    throw new Error(`${doomed.join(', ')} is being removed as garbage. Run npm run gc, then try again.`);
  }
  return end;
}

/** Does something while folders are protected. */
export async function withLease<T>(store: Store, folders: string[], run: () => Promise<T>): Promise<T> {
  const end = await lease(store, folders);
  try {
    return await run();
  } finally {
    await end();
  }
}

export const folderOf = (composition: number) => `compositions/${composition}/`;

export const foldersOf = (releases: Releases) =>
  Object.entries(releases).map(([name, hash]) => `r/${name}/${hash}/`);

/** Folders that somebody is about to set live at this moment. */
export async function leasedFolders(store: Store, now: number): Promise<string[]> {
  const names = await store.objects.list('leases/');
  const contents = await Promise.all(names.map((name) => store.objects.read(name)));
  return contents
    .filter((content) => content !== undefined)
    .map((content) => JSON.parse(content.toString()) as Lease)
    .filter(({ taken }) => now - Date.parse(taken) < leaseTime)
    .flatMap(({ folders }) => folders);
}
