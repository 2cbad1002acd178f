import { sha256 } from '../formats/address';
import { lastFile, releasesNamedBy, type Composition } from '../formats/composition';
import { damagedFiles } from '../store/damage';
import { entryName, parseEntry } from '../log/entry';
import type { Store } from '../store/store';

/** Reads every byte. @returns the names of objects and folders that are damaged or missing. */
export async function verifyStore(store: Store): Promise<string[]> {
  const { compositions, damaged } = await readCompositions(store);
  const found = [
    ...damaged,
    ...(await damagedEntries(store)),
    ...(await damagedFilesOf(store, compositions)),
    ...(await damagedReleases(store, compositions)),
  ];
  return [...new Set(found)].sort();
}

async function damagedEntries(store: Store): Promise<string[]> {
  const damaged: string[] = [];
  for (const sequence of await store.log.sequences()) {
    // From the storage itself: the log remembers entries that it read.
    const content = await store.objects.read(entryName(sequence));
    if (!content || !isEntry(sequence, content)) damaged.push(entryName(sequence));
  }
  return damaged;
}

async function readCompositions(store: Store) {
  const compositions: Composition[] = [];
  const damaged: string[] = [];
  for (const number of (await store.objects.children('compositions/')).map(Number)) {
    // Unfinished compositions and releases are garbage.
    if (!(await store.hasComposition(number))) continue;
    const composition = await store.composition(number).catch(() => undefined);
    if (composition) compositions.push(composition);
    else damaged.push(lastFile(number));
  }
  return { compositions, damaged };
}

async function damagedFilesOf(store: Store, compositions: Composition[]): Promise<string[]> {
  const names = new Set<string>();
  for (const composition of compositions) {
    // Without its inventory, the other files are unknown.
    const files = await store.filesOf(composition).catch(() => [composition.inventory]);
    for (const name of files) names.add(name);
  }
  return damagedFiles(store, names);
}

async function damagedReleases(store: Store, compositions: Composition[]): Promise<string[]> {
  const damaged: string[] = [];
  const pictures = new Map<string, Set<string>>();
  for (const [name, address] of await finishedReleases(store, compositions)) {
    const { isWhole, copies, missing } = await store.releases.damageOf(name, address);
    const manifest = isWhole
      ? await store.releases.manifest(name, address).catch(() => undefined)
      : undefined;
    damaged.push(...(manifest ? [...copies, ...missing] : [`r/${name}/${address}/`]));
    for (const [file, hash] of Object.entries(manifest?.media ?? {}))
      pictures.set(`media/${file}`, (pictures.get(`media/${file}`) ?? new Set()).add(hash));
  }
  // Releases that name the same picture may have other bytes of it: those of any of them are right.
  const isIt = (name: string, content: Buffer) => pictures.get(name)!.has(sha256(content));
  return [...damaged, ...(await damagedFiles(store, pictures.keys(), undefined, isIt))];
}

/** The releases that compositions name, and further finished ones. */
async function finishedReleases(store: Store, compositions: Composition[]): Promise<[string, string][]> {
  const needed = new Set(compositions.flatMap(releasesNamedBy).map((pair) => pair.join('/')));
  for (const [name, address] of await store.releases.list())
    if (await store.releases.has(name, address)) needed.add(`${name}/${address}`);
  return [...needed].map((key) => key.split('/') as [string, string]);
}

function isEntry(sequence: number, content: Buffer): boolean {
  try {
    return parseEntry(sequence, content) !== undefined;
  } catch {
    return false;
  }
}
