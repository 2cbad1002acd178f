import { hashOf } from './address';
import { originalOf, unpack } from './compress';
import { documentName, parseRecords, recordsFile, type DocumentRecords } from './documents';
import { inParallel } from './inParallel';
import type { Composition, Store } from './store';

/** The documents of a composition; none when that file is damaged. */
export async function recordsOf(store: Store, { number, files = {} }: Composition): Promise<DocumentRecords> {
  const name = `compositions/${number}/${recordsFile}`;
  const content = await store.objects.read(name);
  return content && hashOf(content) === files[recordsFile] ? parseRecords(name, content) : {};
}

/** The hash of each file of a composition, by its name in the store; compressed copies have none of their own. */
export async function recordedHashes(store: Store, composition: Composition): Promise<Map<string, string>> {
  const folder = `compositions/${composition.number}/`;
  const records = Object.entries(await recordsOf(store, composition));
  return new Map([
    ...Object.entries(composition.files ?? {}).map(([file, hash]) => [folder + file, hash] as const),
    ...records.map(([path, { hashes }]) => [`${folder}${documentName(path)}.html`, hashes.document] as const),
  ]);
}

/**
 * Reads all files of a composition, documents and compressed copies included.
 * @param seen gets each of them that is whole. @returns the names of those that are damaged or missing.
 */
export async function damagedFiles(
  store: Store,
  composition: Composition,
  seen: (name: string, content: Buffer) => Promise<void> = async () => undefined,
): Promise<string[]> {
  const { objects } = store;
  const hashes = await recordedHashes(store, composition);
  const found = new Map<string, Buffer>();
  await inParallel(await objects.list(`compositions/${composition.number}/`), async (name) => {
    const content = await objects.read(name);
    if (content) found.set(name, content);
  });
  const isDamaged = (name: string, content: Buffer | undefined): boolean => {
    const copied = hashes.has(name) ? undefined : hashes.get(originalOf(name));
    const wanted = copied ?? hashes.get(name);
    const bytes = content && copied ? unpack(name, content) : content;
    return wanted !== undefined && (!bytes || hashOf(bytes) !== wanted);
  };
  const damaged = [...new Set([...hashes.keys(), ...found.keys()])].filter((name) =>
    isDamaged(name, found.get(name)),
  );
  for (const [name, content] of found) if (!damaged.includes(name)) await seen(name, content);
  return damaged.sort();
}
