import type { Outcome } from './change';
import { failpoint } from '../failpoint';
import { changedApps } from '../store/log/entry';
import type { Store } from '../store/store';
import { changeText } from './changeText';
import { assertUnlocked } from './lock';
import { afterPublish } from './withdrawn';

interface Promotion {
  /** Number of the preview's composition. */
  composition: number;
  by: string;
  reason: string;
  /** Who holds locks that let it pass. */
  holder?: string;
}

/**
 * Sets a preview live as it is: nothing is composed again.
 * @throws when something else went live since it was made, a canary runs, or it was collected as garbage.
 */
export async function promotePreview(
  store: Store,
  { composition: number, by, reason, holder }: Promotion,
): Promise<Outcome> {
  const pointer = await store.pointer();
  const { base, releases } = await store.composition(number);
  const before = pointer && (await store.composition(pointer.live)).releases;
  const replaced = Object.fromEntries(
    changedApps(before ?? {}, releases).flatMap((name) => (releases[name] ? [[name, releases[name]]] : [])),
  );
  const isDone =
    base !== undefined &&
    pointer?.live === base &&
    !pointer.canary &&
    (await store.setLive(pointer, { live: number, by, reason }, async (entry) => {
      if (number < entry.keptFrom) throw new Error(`The store no longer holds composition ${number}.`);
      assertUnlocked(entry, Object.keys(replaced), holder);
      return { withdrawn: afterPublish(entry, replaced) };
    }));
  if (!isDone) {
    const last = pointer ? ` (${changeText(pointer)})` : '';
    throw new Error(`Something else went live since this preview was made${last}: look at a new one.`);
  }
  failpoint('live');
  return { status: 'live', composition: number, releases: replaced };
}
