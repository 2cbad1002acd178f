import { storedAt } from './address';
import { inParallel } from './inParallel';
import { entryName, shownBy, type Entry } from './log/entry';
import { isFull } from './log/log';
import { removalTime } from './media';
import { releasesNamedBy, type Store } from './store';
import { storeTime } from './storeTime';

export interface Retention {
  /** Number of newest entries of the log whose compositions are kept, and of steps back from the live one. */
  flips: number;
  /** Compositions that were live or on trial within this time are kept, in milliseconds. */
  age: number;
}

const day = 86_400_000;
export const defaultRetention: Retention = { flips: 10, age: 7 * day };

/** How many entries of the log are kept at least: who publishes meanwhile must find the one that it saw. */
const keptEntries = 300;

/** What writers that died left behind is removed when it is older, in milliseconds. */
const begunTime = 3_600_000;

interface Collected {
  keptFrom: number;
  /** What was removed: folders, which end with a slash, and single objects. */
  removed: string[];
}

/**
 * Collects garbage. An entry of the log says from which composition on everything is kept: from then on nothing before it
 * is ever set live, and no address before it is ever used again. So what lies before it can be removed at any time,
 * however late, and twice.
 */
export async function collectGarbage(
  store: Store,
  retention: Retention,
  entries = keptEntries,
): Promise<Collected> {
  const begun = store.world.now();
  const { entry, log } = await withRoom(store, () => decide(store, retention));
  const { keptFrom } = entry;
  const folders = [
    ...(await compositionsBefore(store, keptFrom)),
    ...(await releasesBefore(store, keptFrom)),
  ];
  await inParallel(folders, (folder) => removeFolder(store, folder));
  const media = await unnamedMedia(store, entry.turn);
  if (store.world.now() - begun < removalTime) await store.objects.remove(media);
  await trim(store, log.slice(0, -entries), log.find(showsKept(keptFrom))?.turn);
  await store.objects.tidy(begunTime);
  return { keptFrom, removed: [...folders, ...media] };
}

/** Does something that needs a little room, and gives up what is held ready for that when there is none. */
async function withRoom<T>(store: Store, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isFull(error) || !(await store.objects.makeRoom())) throw error;
    return work();
  }
}

async function decide(store: Store, retention: Retention): Promise<{ entry: Entry; log: Entry[] }> {
  for (;;) {
    const seen = await store.log.read();
    if (seen.entry.live === undefined) throw new Error('Nothing is live yet: there is no garbage.');
    const log = await store.log.entries();
    const kept = await keptCompositions(store, seen.entry, log, retention);
    const keptFrom = Math.max(seen.entry.keptFrom, Math.min(...kept));
    const done = await store.log.append(seen, { keptFrom, collected: seen.top + 1 });
    if (done) return { entry: done.entry, log };
  }
}

/** What is live, on trial, was so lately, or is a step of the way back. */
async function keptCompositions(
  store: Store,
  newest: Entry,
  log: Entry[],
  { flips, age }: Retention,
): Promise<number[]> {
  const [now, times] = [await storeTime(store), await store.objects.times('pointer/')];
  const flipped = log.filter(({ turn, collected }) => turn !== collected);
  const young = log.filter((_, index) => {
    const next = log[index + 1];
    const until = next ? (times.get(entryName(next.turn)) ?? now) : now;
    return now - until < age;
  });
  const kept = [newest, ...flipped.slice(-flips), ...young].flatMap(shownBy);
  let step = newest.live;
  for (let count = 0; step !== undefined && step >= newest.keptFrom && count < flips; count++) {
    kept.push(step);
    step = (await store.composition(step)).base;
  }
  return kept;
}

async function compositionsBefore(store: Store, keptFrom: number): Promise<string[]> {
  const numbers = (await store.objects.children('compositions/')).map(Number);
  return numbers.filter((sequence) => sequence < keptFrom).map((sequence) => `compositions/${sequence}/`);
}

/** Releases that were stored before what is kept, and that nothing of it names. */
async function releasesBefore(store: Store, keptFrom: number): Promise<string[]> {
  const kept = (await store.compositions()).filter(({ sequence }) => sequence >= keptFrom);
  const named = new Set(kept.flatMap(releasesNamedBy).map(([name, address]) => `r/${name}/${address}/`));
  const releases = await store.releases();
  return releases
    .filter(([, address]) => storedAt(address) < keptFrom)
    .map(([name, address]) => `r/${name}/${address}/`)
    .filter((folder) => !named.has(folder));
}

/** The file that makes a folder count goes first: from then on the folder is not there. */
async function removeFolder({ objects }: Store, folder: string): Promise<void> {
  await objects.remove([`${folder}release.json`, `${folder}composition.json`]);
  await objects.remove(await objects.list(folder));
}

/** Pictures and fonts that were there when the entry was written, and that no release names. */
async function unnamedMedia(store: Store, turn: number): Promise<string[]> {
  const written = (await store.objects.times(entryName(turn))).get(entryName(turn)) ?? 0;
  const files = await store.objects.times('media/');
  const used = new Set<string>();
  await inParallel(await store.releases(), async ([name, address]) => {
    if (await store.hasRelease(name, address))
      for (const file of (await store.manifest(name, address)).media) used.add(`media/${file}`);
  });
  return [...files]
    .filter(([name, time]) => time < written && !used.has(name) && !used.has(name.replace(/\.(br|gz)$/, '')))
    .map(([name]) => name);
}

const showsKept = (keptFrom: number) => (entry: Entry) =>
  shownBy(entry).some((sequence) => sequence >= keptFrom);

/**
 * Removes entries of the log that are older than the first one that shows a composition that is kept, the oldest first: who
 * takes the name of one of them finds the one before it gone. The first entry stays for good, so that nobody ever takes a
 * trimmed log for a new one.
 */
async function trim(store: Store, log: Entry[], first = 0): Promise<void> {
  for (const { turn } of log) if (turn > 1 && turn < first) await store.objects.remove([entryName(turn)]);
}
