import { inParallel } from './inParallel';
import { compositionsOf, lastLive, type LastLive } from './lastLive';
import type { Entry } from './log/entry';
import { releasesNamedBy, type Composition, type Store } from './store';

export interface Retention {
  /** Number of newest flips whose compositions are kept. */
  flips: number;
  /** Compositions that were live or on trial within this time, or are younger, are kept, in milliseconds. */
  age: number;
  /** How long something must have been on the list before it is removed, in milliseconds. */
  grace: number;
}

/** What was begun within this time may still be on its way, in milliseconds by the store's own clock. */
export const begunTime = 3_600_000;

const folderOf = (composition: number) => `compositions/${composition}/`;

const foldersOf = (composition: Composition) =>
  releasesNamedBy(composition).map(([name, hash]) => `r/${name}/${hash}/`);

/**
 * Compositions that nothing keeps, and releases and media that no kept one names. What was begun a moment ago is spared.
 * @param now the store's own time. @param since what was before visitors after this turn is kept, too.
 */
export async function unreachable(
  store: Store,
  retention: Retention,
  { now, since = Infinity }: { now: number; since?: number },
): Promise<string[]> {
  const compositions = await store.compositions();
  const known = await lastLive(store, now);
  const kept = await keptCompositions(store, { compositions, known, retention, now });
  for (const entry of withSpan(known.flips, since))
    compositionsOf(entry).forEach((sequence) => kept.add(sequence));

  const named = new Set(compositions.filter(({ sequence }) => kept.has(sequence)).flatMap(foldersOf));
  const everNamed = new Set(compositions.flatMap(foldersOf));
  const objects = await store.objects.list('r/');
  const releases = [...new Set(objects.map((name) => `${name.split('/', 3).join('/')}/`))];
  return [
    ...(await staleCompositions(store, { compositions, kept, now })),
    ...releases.filter((folder) => everNamed.has(folder) && !named.has(folder)),
    ...(await settled(
      store,
      releases.filter((folder) => !everNamed.has(folder)),
      now,
    )),
    ...(await settled(store, await unnamedMedia(store, named), now)),
  ];
}

/** Flips that were made after a turn, and the one that was in force at it. */
function withSpan(flips: Entry[], since: number): Entry[] {
  const first = flips.findLastIndex(({ turn }) => turn <= since);
  return since === Infinity ? [] : flips.slice(Math.max(0, first));
}

interface Known {
  compositions: Composition[];
  known: LastLive;
  retention: Retention;
  now: number;
}

/** What is live, on trial, was so lately, is young, the newest, or a step of the way back. */
async function keptCompositions(
  store: Store,
  { compositions, known, retention: { flips, age }, now }: Known,
): Promise<Set<number>> {
  const kept = new Set(known.flips.slice(-flips).flatMap(compositionsOf));
  await inParallel(compositions, async ({ sequence }) => {
    const last =
      known.times.get(sequence) ?? (await store.objects.modified(`${folderOf(sequence)}composition.json`));
    if (last === undefined || now - last < age) kept.add(sequence);
  });
  const newest = compositions.at(-1);
  if (newest) kept.add(newest.sequence);
  let step = known.flips.at(-1)?.live;
  for (let steps = 0; step !== undefined && steps < flips; steps++) {
    kept.add(step);
    step = compositions.find(({ sequence }) => sequence === step)?.base;
  }
  return kept;
}

/**
 * Compositions that are not kept, and numbers that were taken by a publish that died. The highest number stays, for
 * servers keep what they once had under a number: none may be taken again.
 */
async function staleCompositions(
  store: Store,
  { compositions, kept, now }: { compositions: Composition[]; kept: Set<number>; now: number },
): Promise<string[]> {
  const finished = new Set(compositions.map(({ sequence }) => sequence));
  const taken = (await store.objects.children('compositions/')).map(Number).filter(Number.isInteger);
  const dead: string[] = [];
  for (const sequence of taken) {
    if (finished.has(sequence) || sequence === Math.max(...taken)) continue;
    const claimed = await store.objects.modified(`${folderOf(sequence)}claim`);
    if (claimed === undefined || now - claimed > begunTime) dead.push(folderOf(sequence));
  }
  return [...[...finished].filter((sequence) => !kept.has(sequence)).map(folderOf), ...dead];
}

/** Pictures and fonts that no kept release names. */
async function unnamedMedia(store: Store, named: Set<string>): Promise<string[]> {
  const used = new Set<string>();
  for (const folder of named) {
    const [, name, hash] = folder.split('/') as [string, string, string];
    const { media } = await store.manifest(name, hash);
    media.forEach((file) => used.add(file));
  }
  const files = (await store.objects.list('media/')).map((name) => name.slice('media/'.length));
  return files
    .filter((file) => !used.has(file) && !used.has(file.replace(/\.(br|gz)$/, '')))
    .map((file) => `media/${file}`);
}

/** Those whose newest part is not from a moment ago: a publish may be about to name them. */
async function settled(store: Store, names: string[], now: number): Promise<string[]> {
  const old: string[] = [];
  for (const name of names) {
    const parts = name.endsWith('/') ? await store.objects.list(name) : [name];
    const last = parts.find((part) => part.endsWith('/release.json')) ?? parts[0];
    const written = last && (await store.objects.modified(last));
    if (!written || now - written > begunTime) old.push(name);
  }
  return old;
}
