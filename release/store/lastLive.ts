import { inParallel } from './inParallel';
import { entryName, type Entry } from './log/entry';
import type { Store } from './store';

/** What the log tells of compositions, by the times at which the store itself got its entries. */
export interface LastLive {
  /** When a composition was last live or on trial, by its number; now for one that is. */
  times: Map<number, number>;
  /** The flips, oldest first. */
  flips: Entry[];
}

/** @param now the store's own time. */
export async function lastLive(store: Store, now: number): Promise<LastLive> {
  const entries = new Map<number, Entry>();
  await inParallel(await store.log.turns(), async (turn) => {
    const entry = await store.log.entry(turn);
    if (entry) entries.set(turn, entry);
  });
  const flips = [...entries.values()]
    .filter(({ flip, turn }) => flip === turn)
    .sort((first, second) => first.turn - second.turn);
  const times = new Map<number, number>();
  await inParallel(flips.keys(), async (index) => {
    const next = flips[index + 1];
    const until = next ? ((await store.objects.modified(entryName(next.turn))) ?? now) : now;
    for (const sequence of compositionsOf(flips[index]!))
      times.set(sequence, Math.max(until, times.get(sequence) ?? 0));
  });
  return { times, flips };
}

/** The compositions that visitors get by an entry of the log: the live one, and the canary's. */
export const compositionsOf = ({ live, canary }: Entry): number[] => [
  ...(live === undefined ? [] : [live]),
  ...(canary ? [canary.composition] : []),
];
