import { entryName } from './log/entry';
import type { Store } from './store';
import type { Retention } from './unreachable';

/** How many entries of the log are kept at least. */
const keptEntries = 300;

/**
 * Removes old entries of the log from its old end: what is older than the newest ones, than the flip that is in force, and
 * than the time for which the log has to tell when something was last live. The first entry stays for good, so that
 * nobody ever takes a trimmed log for a new one.
 */
export async function trimLog(store: Store, { age }: Retention, kept = keptEntries): Promise<void> {
  const { entry } = await store.log.read();
  const now = (await store.objects.modified(entryName(entry.turn))) ?? 0;
  const bound = Math.min(entry.turn - kept, entry.flip, entry.listed ?? Infinity);
  const old = (await store.log.turns()).filter((turn) => turn > 1 && turn < bound).reverse();
  const flips: number[] = [];
  for (const turn of old) {
    if (now - ((await store.objects.modified(entryName(turn))) ?? now) <= age) break;
    if ((await store.log.entry(turn))?.flip === turn) flips.push(turn);
  }
  // The newest of them tells until when the ones before it were live.
  for (const turn of old) if (turn < (flips.at(-1) ?? 0)) await store.objects.remove(entryName(turn));
}
