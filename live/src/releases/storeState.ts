import type { Composition } from '@vibrant-peak/engine/formats/composition';
import { changedApps, type Entry, type Pointer } from '@vibrant-peak/engine/log/entry';
import { commitName } from '@vibrant-peak/engine/publish/rules/commitName';
import { noSite } from '@vibrant-peak/engine/usageError';
import type { Store } from '@vibrant-peak/engine/store/store';

/** How many changes are read to find out since when something is so. */
const MAX_CHANGES = 100;

/** What was decided and composed, of one moment. */
export interface StoreState {
  /** The newest entry of the log. */
  entry: Entry;
  live: Composition;
  /** The last changes, the newest first. */
  changes: Pointer[];
  /** All compositions, the oldest first. */
  known: Composition[];
  /** By number. */
  compositions: ReadonlyMap<number, Composition>;
}

/** @throws when the store is away, or nothing is published. */
export async function readState(store: Store): Promise<StoreState> {
  const { entry } = await store.log.read();
  if (entry.live === undefined) throw noSite();
  const changes = await store.history(MAX_CHANGES);
  const known = await store.compositions();
  return {
    entry,
    live: await store.composition(entry.live),
    changes: changes.filter(({ sequence }) => sequence <= entry.sequence),
    known,
    compositions: new Map(known.map((each) => [each.number, each])),
  };
}

/** An application of a composition, with the commit of its release. */
export function builtIn(composition: Composition, name: string): { name: string; commit: string | null } {
  const provenance = composition.provenances?.[name];
  return { name, commit: provenance?.commit === undefined ? null : commitName(provenance) };
}

/** The applications in which a composition differs from another one, as they are in the first. */
export const builtSince = (composition: Composition, other: Composition | undefined) =>
  changedApps(composition.releases, other?.releases ?? {}).map((name) => builtIn(composition, name));

/**
 * The change since which something is so without a break; nothing when that was before the changes
 * that are known.
 */
export function changeSince({ changes }: StoreState, isSo: (change: Pointer) => boolean) {
  const before = changes.findIndex((change) => !isSo(change));
  return before === -1 ? undefined : changes[before - 1];
}

/** The message of what a rule throws; `null` when it lets the change pass. */
export function refusalOf(rule: () => void): string | null {
  try {
    rule();
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}
