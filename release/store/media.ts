import { entryName, type Entry, type Releases } from './log/entry';
import type { Store } from './store';
import { storeTime } from './storeTime';

/** Pictures are removed within this time after garbage was collected, or not at all, in milliseconds. */
export const removalTime = 600_000;

/**
 * Names of pictures follow from their content, so that they may be needed again, and a removal may be late. How long
 * somebody who needs a picture that no release names has to wait until nobody removes it any more, in milliseconds.
 */
export async function removalsLast(store: Store, { collected }: Entry): Promise<number> {
  if (collected === undefined) return 0;
  const name = entryName(collected);
  const begun = (await store.objects.times(name)).get(name);
  return begun === undefined ? 0 : begun + 2 * removalTime - (await storeTime(store));
}

/** Pictures and fonts of what is live. */
export async function liveMedia(store: Store, { live }: Entry): Promise<Set<string>> {
  const releases: Releases = live === undefined ? {} : (await store.composition(live)).releases;
  const manifests = Object.entries(releases).map(([name, address]) => store.manifest(name, address));
  return new Set((await Promise.all(manifests)).flatMap(({ media }) => media));
}
