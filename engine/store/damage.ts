import { isPromised } from '../formats/address';
import { copySuffixes, hasCopies, isCompressible, unpack } from '../formats/compress';
import { inParallel } from '../objects/inParallel';
import type { ObjectStore } from '../objects/objectStore';

/**
 * Reads objects, compressed copies included.
 * @param seen gets each whole one.
 * @param isIt whether an object may have a content; by default its name promises it.
 * @returns the names of those that are damaged or missing.
 */
export async function damagedFiles(
  { objects }: { objects: ObjectStore },
  names: Iterable<string>,
  seen: (name: string, content: Buffer) => Promise<void> = async () => undefined,
  isIt: (name: string, content: Buffer) => boolean = isPromised,
): Promise<string[]> {
  const damaged: string[] = [];
  await inParallel(names, async (name) => {
    const original = await objects.read(name);
    for (const suffix of isCompressible(name) ? ['', ...copySuffixes] : ['']) {
      const stored = suffix ? await objects.read(name + suffix) : original;
      if (!stored && suffix && !(original && hasCopies(name, original))) continue;
      const content = stored && suffix ? unpack(suffix, stored) : stored;
      if (stored && content && isIt(name, content)) await seen(name + suffix, stored);
      else damaged.push(name + suffix);
    }
  });
  return damaged.sort();
}
