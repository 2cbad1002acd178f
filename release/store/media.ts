import { originalOf, withCopies } from './compress';
import { inParallel } from './inParallel';
import { entryName, type Entry, type Pictures } from './log/entry';
import type { BuiltRelease } from './manifest';
import type { Store } from './store';
import { storeTime } from './storeTime';

/**
 * Pictures are removed within this time after the entry that names them, or not at all, in milliseconds. As long again may
 * a removal be on its way.
 */
const removalTime = 600_000;

/** How many pictures one collection removes: each later entry names them, too. */
const most = 500;

/** Time after an entry until its removals are over, in milliseconds. */
async function removalsLast(store: Store, pictures: Pictures): Promise<number> {
  const name = entryName(pictures.sequence);
  const begun = (await store.objects.times(name)).get(name);
  return begun === undefined ? 0 : begun + 2 * removalTime - (await storeTime(store));
}

/** Stores a release's pictures and fonts. Their names depend on their content, so that one may be needed again while it is removed. */
export async function placeMedia(
  store: Store,
  { media }: BuiltRelease,
  { entry: { pictures }, log, isAgain }: { entry: Entry; log: (line: string) => void; isAgain: boolean },
): Promise<void> {
  const wait = pictures?.names.some((name) => media.has(name)) ? await removalsLast(store, pictures) : 0;
  if (wait > 0) {
    log(`Pictures of this release are being removed: they are stored in ${Math.ceil(wait / 60_000)} minutes`);
    await store.environment.wait(wait);
  }
  await store.addMedia(media, isAgain);
}

/** Removals of the entry with a given sequence: pictures older than `age` that no release shows, except those in `gone`. */
export async function picturesToRemove(
  store: Store,
  { entry, sequence, age, gone }: { entry: Entry; sequence: number; age: number; gone: Set<string> },
): Promise<Pictures> {
  // Removals of two entries never overlap.
  if (entry.pictures && (await removalsLast(store, entry.pictures)) > 0) return entry.pictures;
  const shown = new Set<string>();
  const kept = (await store.releases()).filter(([name, address]) => !gone.has(`r/${name}/${address}/`));
  await inParallel(kept, async ([name, address]) => {
    if (await store.hasRelease(name, address))
      for (const file of Object.keys((await store.manifest(name, address)).media)) shown.add(file);
  });
  const now = await storeTime(store);
  const names = [...(await store.objects.times('media/'))]
    .filter(([, written]) => now - written >= age)
    .map(([name]) => originalOf(name.slice('media/'.length)))
    .filter((name) => !shown.has(name));
  return { sequence, names: [...new Set(names)].slice(0, most) };
}

/** Performs an entry's removals, unless it was written too long ago. @returns the removed names. */
export async function removePictures(store: Store, { names }: Pictures, begun: number): Promise<string[]> {
  const files = names.map((name) => `media/${name}`);
  if (store.environment.now() - begun > removalTime) return [];
  await store.objects.remove(withCopies(files));
  return files;
}
