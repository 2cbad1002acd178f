import { listName, readList, type Names } from './condemned';
import { inParallel } from './inParallel';
import { entryName, type Entry } from './log/entry';
import { isFull } from './log/log';
import { waitForRight, type Right } from './log/right';
import { forgetRequests } from './requests';
import type { Store } from './store';
import { sweep, sweepMedia } from './sweep';
import { trimLog } from './trimLog';
import { begunTime, unreachable, type Retention } from './unreachable';

const day = 86_400_000;
export const defaultRetention: Retention = { flips: 10, age: 7 * day, grace: day };

/** How long the addresses of removed releases stay burnt, that is, are not used again, in milliseconds. No removal is late for longer. */
const burntTime = 30 * day;

interface Collected {
  /** What was removed: folders, which end with a slash, and single objects. */
  removed: Names;
  /** What the next run may remove. */
  marked: Names;
}

/**
 * Collects garbage in two phases: a run removes what a run before listed, when `grace` has passed and nothing named it
 * since, and makes a new list of what nothing names now.
 *
 * What goes is condemned first, by an entry of the log that holds the list: nothing of it is ever set live from then on,
 * so that removing needs no right, may be late, and may be done twice. Ages are measured by the store's own clock.
 */
export async function collectGarbage(store: Store, retention: Retention, by = 'gc'): Promise<Collected> {
  // What was condemned before goes first: that takes no room on a disk that is full.
  await sweep(store, (await store.log.read()).entry.condemned);
  await tidy(store);
  const { removed, marked, term } = await withRoom(store, () => condemn(store, retention, by));
  if (removed.length > 0) {
    await sweep(store, [term]);
    await sweepMedia(store, removed);
  }
  await trimLog(store, retention);
  await store.objects.tidy(begunTime);
  return { removed, marked };
}

/** Removes what commands that died left behind. */
async function tidy(store: Store): Promise<void> {
  const { entry } = await store.log.read();
  await forgetRequests(store, entry.served);
  const present = entry.writer ? `writer/${entry.term}/` : undefined;
  for (const prefix of ['writer/', 'probe/'])
    for (const name of await store.objects.list(prefix))
      if (!present || !name.startsWith(present)) await store.objects.remove(name);
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

async function condemn(
  store: Store,
  retention: Retention,
  by: string,
): Promise<Collected & { term: number }> {
  const taken = await waitForRight(store, by);
  return taken.during(async (right) => {
    const collected = await decided(store, right, retention);
    await forgetLists(store, right.state);
    return collected;
  });
}

async function decided(
  store: Store,
  right: Right,
  retention: Retention,
): Promise<Collected & { term: number }> {
  const { term, state } = right;
  const now = (await store.objects.modified(entryName(term))) ?? 0;
  const removed = await ripe(store, state, retention, now);
  const kept = await stillBurnt(store, state.condemned, now);
  if (removed) return condemnList(store, right, { removed, kept, retention, now });
  const listed = state.listed === undefined ? undefined : await readList(store, 'listed', state.listed);
  if (listed) {
    await right.write({ condemned: kept }, false);
    return { removed: [], marked: listed, term };
  }
  const marked = await writeList(store, right, await unreachable(store, retention, { now }));
  await right.write({ condemned: kept, listed: marked.length > 0 ? term : undefined }, false);
  return { removed: [], marked, term };
}

/** Takes lists away that no entry names: those of runs that lost the right before they had decided, and old ones. */
async function forgetLists(store: Store, { listed, condemned, term }: Entry): Promise<void> {
  const named = new Set(condemned.map((each) => listName('condemned', each)));
  if (listed !== undefined) named.add(listName('listed', listed));
  const next = listName('condemned', term + 1);
  for (const name of await store.objects.list('garbage/'))
    if (!named.has(name) && name < next) await store.objects.remove(name);
}

async function condemnList(
  store: Store,
  right: Right,
  { removed, kept, retention, now }: { removed: Names; kept: number[]; retention: Retention; now: number },
): Promise<Collected & { term: number }> {
  const { term } = right;
  if (removed.length > 0)
    await store.objects.create(listName('condemned', term), Buffer.from(JSON.stringify(removed)));
  const gone = new Set(removed);
  const rest = (await unreachable(store, retention, { now })).filter((name) => !gone.has(name));
  const marked = await writeList(store, right, rest);
  const condemned = [...kept, ...(removed.length > 0 ? [term] : [])];
  await right.write({ condemned, listed: marked.length > 0 ? term : undefined }, false);
  return { removed, marked, term };
}

/** What is on the list, when its time of grace has passed and nothing named it since; nothing while it has to wait. */
async function ripe(
  store: Store,
  { listed }: Entry,
  retention: Retention,
  now: number,
): Promise<Names | undefined> {
  const names = listed === undefined ? undefined : await readList(store, 'listed', listed);
  const made = names && (await store.objects.modified(listName('listed', listed!)));
  if (!names || made === undefined || now - made < retention.grace) return undefined;
  const still = new Set(await unreachable(store, retention, { now, since: listed }));
  return names.filter((name) => still.has(name));
}

async function writeList(store: Store, { term }: Right, names: Names): Promise<Names> {
  if (names.length > 0)
    await store.objects.create(listName('listed', term), Buffer.from(JSON.stringify(names)));
  return names;
}

/** Lists whose addresses stay burnt. */
async function stillBurnt(store: Store, condemned: number[], now: number): Promise<number[]> {
  const kept: number[] = [];
  await inParallel(condemned, async (term) => {
    const made = await store.objects.modified(listName('condemned', term));
    if (made !== undefined && now - made < burntTime) kept.push(term);
  });
  return kept.sort((first, second) => first - second);
}
