import { entryName, type Entry, type Releases } from './log/entry';
import { parseManifest } from './manifest';
import type { Store } from './store';

/** What a run of the collection of garbage names: folders, which end with a slash, and single objects. */
export type Names = string[];

type ListKind = 'listed' | 'condemned';

/** A removal of media is not begun later than this after they were condemned, in milliseconds. */
export const mediaTime = 600_000;

/** The lists that were made under one right. Neither its number nor its lists are ever used again. */
export const listName = (kind: ListKind, term: number) =>
  `garbage/${String(term).padStart(8, '0')}-${kind}.json`;

/** A list; `undefined` when it is not there any more. */
export async function readList(store: Store, kind: ListKind, term: number): Promise<Names | undefined> {
  const content = await store.objects.read(listName(kind, term));
  return content && (JSON.parse(content.toString()) as Names);
}

/**
 * What is condemned: it may be removed by anybody at any time, however late, and is never set live again. A list counts
 * from the entry of the log on that names it. Media are different: see `sweepMedia`.
 */
export async function condemnedNames(store: Store, { condemned, turn }: Entry): Promise<Set<string>> {
  const names = new Set<string>();
  for (const term of condemned)
    for (const name of (await readList(store, 'condemned', term)) ?? [])
      if (name.endsWith('/') || (await isFresh(store, term, turn))) names.add(name);
  return names;
}

/** Those of these releases, and of what they name, that cannot be set live: condemned as garbage, or not there. */
export async function missingOf(store: Store, releases: Releases, state: Entry): Promise<string[]> {
  const condemned = await condemnedNames(store, state);
  const missing: string[] = [];
  for (const [name, hash] of Object.entries(releases)) {
    const folder = `r/${name}/${hash}/`;
    const manifest = condemned.has(folder) ? undefined : await store.objects.read(`${folder}release.json`);
    if (!manifest) {
      missing.push(folder);
      continue;
    }
    const { media } = parseManifest(`${folder}release.json`, manifest);
    if (media.length === 0) continue;
    const there = new Set(await store.objects.list('media/'));
    const names = media.map((file) => `media/${file}`);
    missing.push(...names.filter((object) => !there.has(object) || condemned.has(object)));
  }
  return missing;
}

/** Whether a list was made so short a time before an entry that its media may still be about to be removed. */
async function isFresh({ objects }: Store, term: number, turn: number): Promise<boolean> {
  const made = await objects.modified(listName('condemned', term));
  const now = await objects.modified(entryName(turn));
  return made === undefined || now === undefined || now - made < 2 * mediaTime;
}
