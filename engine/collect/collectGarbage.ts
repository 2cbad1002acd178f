import { filesFolder, readFileName, storedAt } from '../formats/address';
import { originalOf, withCopies } from '../formats/compress';
import { inParallel } from '../objects/inParallel';
import { beginning, entryName, shownBy, type Entry } from '../log/entry';
import { releasesNamedBy } from '../formats/composition';
import type { Store } from '../store/store';
import { storeTime } from '../store/storeTime';
import { noSite } from '../usageError';

export interface Retention {
  /**
   * Number of newest changes of what visitors get whose compositions are retained, and of steps back
   * from the live one.
   */
  changes: number;
  /** Compositions that were live or on trial within this time are retained, in milliseconds. */
  age: number;
  /** Pictures that were stored within this time are retained, in milliseconds. */
  pictures: number;
}

const hour = 3_600_000;
const day = 24 * hour;
export const defaultRetention: Retention = { changes: 10, age: 7 * day, pictures: 30 * day };

/** At least so many log entries stay: a running publish must still find the one that it read. */
const storedEntries = 300;

/**
 * Collects garbage. A log entry names the oldest retained composition: earlier ones never return.
 * So everything before it can be removed at any time, late or twice.
 * @returns the number of the oldest retained composition, and removed names: folders, which end
 * with a slash, and single objects without their compressed copies.
 */
export async function collectGarbage(
  store: Store,
  retention: Retention,
  entries = storedEntries,
): Promise<{ oldestRetained: number; removed: string[] }> {
  const { oldestRetained, log, folders, files } = await decide(store, retention);
  await inParallel(folders, (folder) => removeFolder(store, folder));
  const garbage = [...files, ...(await unusedPictures(store, retention.pictures))];
  await store.objects.remove(withCopies(garbage));
  const first = log.find((entry) => shownBy(entry).some((number) => number >= oldestRetained));
  await trim(store, log.slice(0, -entries), first?.sequence);
  // Interrupted writers have ended by then.
  await store.objects.tidy(hour);
  return { oldestRetained, removed: [...folders, ...garbage] };
}

/** The decision of one log entry, and its consequences for the previous state. */
async function decide(store: Store, retention: Retention) {
  for (;;) {
    const head = await store.log.read();
    if (head.entry.live === undefined) throw noSite();
    const log = await store.log.entries();
    const kept = await retainedCompositions(store, head.entry, log, retention);
    const oldestRetained = Math.max(head.entry.keptFrom, Math.min(...kept));
    const { folders, files } = await storedBefore(store, oldestRetained);
    const { previews } = head.entry;
    const named = previews?.named.filter(({ composition }) => composition >= oldestRetained);
    const change = {
      keptFrom: oldestRetained,
      collected: head.top + 1,
      ...(named && { previews: { ...previews!, named } }),
    };
    if (await store.log.append(head, change)) return { oldestRetained, log, folders, files };
  }
}

/** Pictures and fonts older than `age` that no release in the store names. */
async function unusedPictures(store: Store, age: number): Promise<string[]> {
  const times = await store.objects.times('media/');
  const named = new Set<string>();
  await inParallel(await store.releases.list(), async ([name, address]) => {
    if (await store.releases.has(name, address))
      for (const file of Object.keys((await store.releases.manifest(name, address)).media))
        named.add(`media/${file}`);
  });
  const now = await storeTime(store);
  const old = [...times].filter(([, written]) => now - written >= age).map(([name]) => originalOf(name));
  const unused = [...new Set(old)].filter((name) => !named.has(name));
  // A publish may have stored one again since.
  const again = await store.objects.times('media/');
  return unused.filter((name) => again.get(name) === times.get(name));
}

/** Compositions that are or recently were live or canaries, and the steps of a rollback. */
async function retainedCompositions(
  store: Store,
  newest: Entry,
  log: Entry[],
  { changes, age }: Retention,
): Promise<number[]> {
  const [now, times] = [await storeTime(store), await store.objects.times('pointer/')];
  const shown = (entry = beginning) => String(shownBy(entry));
  const changed = log.filter((entry, index) => shown(entry) !== shown(log[index - 1]));
  const young = log.filter((_, index) => {
    const next = log[index + 1];
    const until = next ? (times.get(entryName(next.sequence)) ?? now) : now;
    return now - until < age;
  });
  const kept = [newest, ...changed.slice(-changes), ...young].flatMap(shownBy);
  let step = newest.live;
  for (let count = 0; step !== undefined && step >= newest.keptFrom && count < changes; count++) {
    kept.push(step);
    step = (await store.composition(step)).base;
  }
  return kept;
}

/** What was stored before the retained compositions and is named by none of them. */
async function storedBefore(store: Store, oldestRetained: number) {
  const numbers = (await store.objects.children('compositions/')).map(Number);
  const old = numbers.filter((number) => number < oldestRetained).map((number) => `compositions/${number}/`);
  const kept = await store.compositions(oldestRetained);
  const named = new Set(kept.flatMap(releasesNamedBy).map(folderOf));
  await inParallel(kept, async (each) => (await store.filesOf(each)).forEach((file) => named.add(file)));
  const releases = (await store.releases.list()).filter(([, address]) => storedAt(address) < oldestRetained);
  const files = (await store.objects.list(filesFolder)).map(originalOf);
  return {
    folders: [...old, ...releases.map(folderOf).filter((folder) => !named.has(folder))],
    files: [...new Set(files)].filter((file) => readFileName(file).live < oldestRetained && !named.has(file)),
  };
}

const folderOf = ([name, address]: [string, string]) => `r/${name}/${address}/`;

/** Its last file is removed first: without it, a folder does not count as stored. */
async function removeFolder({ objects }: Store, folder: string): Promise<void> {
  await objects.remove([`${folder}release.json`, `${folder}composition.json`]);
  await objects.remove(await objects.list(folder));
}

/**
 * Removes entries before the first one with a retained composition, the oldest first.
 * The first entry stays, so that a trimmed log is never mistaken for a new one.
 */
async function trim(store: Store, log: Entry[], first = 0): Promise<void> {
  for (const { sequence } of log)
    if (sequence > 1 && sequence < first) await store.objects.remove([entryName(sequence)]);
}
