import {
  folderOf,
  foldersOf,
  garbageName,
  leasedFolders,
  leaseTime,
  readGarbageList,
  type GarbageList,
} from './leases';
import { pointerName, type Store } from './store';

export interface Retention {
  /** Number of newest flips whose compositions are kept. */
  flips: number;
  /** Compositions that are younger than this are kept, in milliseconds: open tabs and previews use them. */
  age: number;
  /** How long a folder must have been on the list before it is removed, in milliseconds. */
  grace: number;
}

const day = 86_400_000;
export const defaultRetention: Retention = { flips: 10, age: 7 * day, grace: day };

export interface Collected {
  /** Folders that were removed. */
  removed: string[];
  /** Folders that the next run may remove. */
  marked: string[];
}

/**
 * Collects garbage in two phases: a run removes what the run before listed, when `grace` has passed and still nothing
 * names it, and makes a new list of what nothing names now.
 */
export async function collectGarbage(
  store: Store,
  retention: Retention,
  now = Date.now(),
): Promise<Collected> {
  const removed = await sweep(store, retention, now);
  const listed = await readGarbageList(store);
  if (listed) return { removed, marked: listed.folders };
  const marked = await unreachable(store, retention, now);
  if (marked.length > 0) await writeList(store, { marked: iso(now), isSweeping: false, folders: marked });
  return { removed, marked };
}

async function sweep(store: Store, retention: Retention, now: number): Promise<string[]> {
  const list = await readGarbageList(store);
  if (!list || (!list.isSweeping && now - Date.parse(list.marked) < retention.grace)) return [];
  await writeList(store, { ...list, isSweeping: true });
  const current = new Set(await unreachable(store, retention, now));
  const doomed = list.folders.filter((folder) => current.has(folder));
  for (const folder of doomed) await removeFolder(store, folder);
  await store.objects.remove(garbageName);
  await store.objects.tidy(leaseTime);
  return doomed;
}

/** Compositions that nothing keeps, and releases that no kept composition names; what is leased is neither. */
async function unreachable(store: Store, retention: Retention, now: number): Promise<string[]> {
  const kept = await keptCompositions(store, retention, now);
  const compositions = await store.compositions();
  const stale = compositions.filter(({ sequence }) => !kept.has(sequence));
  const named = new Set(await leasedFolders(store, now));
  for (const { sequence, releases } of compositions)
    if (kept.has(sequence)) foldersOf(releases).forEach((folder) => named.add(folder));

  const unfinished = await deadClaims(store, now);
  const releases = new Set(
    (await store.objects.list('r/')).map((name) => `${name.split('/', 3).join('/')}/`),
  );
  return [...[...stale.map(({ sequence }) => sequence), ...unfinished].map(folderOf), ...releases].filter(
    (folder) => !named.has(folder),
  );
}

/**
 * Numbers that were taken by a publish that died before its composition was whole, and what an interrupted removal
 * left. The highest number stays, for servers keep what they once had under a number: none may be taken again.
 */
async function deadClaims(store: Store, now: number): Promise<number[]> {
  const finished = new Set((await store.compositions()).map(({ sequence }) => sequence));
  const taken = (await store.objects.children('compositions/')).map(Number).filter(Number.isInteger);
  const dead: number[] = [];
  for (const sequence of taken) {
    if (finished.has(sequence) || sequence === Math.max(...taken)) continue;
    const claim = await store.objects.read(`compositions/${sequence}/claim`);
    if (!claim || now - Date.parse(claim.toString()) > leaseTime) dead.push(sequence);
  }
  return dead;
}

/** What is live, on trial, recent, the newest, or a step of the way back. */
async function keptCompositions(store: Store, { flips, age }: Retention, now: number): Promise<Set<number>> {
  const compositions = await store.compositions();
  const kept = new Set(
    compositions.filter(({ made }) => now - Date.parse(made) < age).map(({ sequence }) => sequence),
  );
  for (const { live, canary } of await store.history(flips)) {
    kept.add(live);
    if (canary) kept.add(canary.composition);
  }
  const newest = compositions.at(-1);
  if (newest) kept.add(newest.sequence);
  let step = (await store.pointer())?.live;
  for (let steps = 0; step !== undefined && steps < flips; steps++) {
    kept.add(step);
    step = compositions.find(({ sequence }) => sequence === step)?.base;
  }
  return kept;
}

/** The file that makes a folder count goes first: from then on the folder is not there. */
async function removeFolder(store: Store, folder: string): Promise<void> {
  for (const last of ['release.json', 'composition.json']) await store.objects.remove(folder + last);
  for (const name of await store.objects.list(folder)) await store.objects.remove(name);
}

/** Entries of the pointer's log that are older than the newest `count` ones. */
export async function trimHistory(store: Store, count: number): Promise<void> {
  const newest = (await store.pointer())?.turn ?? 0;
  for (const name of await store.objects.list('pointer/'))
    if (name <= pointerName(newest - count)) await store.objects.remove(name);
}

const iso = (time: number) => new Date(time).toISOString();

const writeList = (store: Store, list: GarbageList) =>
  store.objects.write(garbageName, Buffer.from(JSON.stringify(list, null, 2)));
