import { isPromised } from './address';
import { copySuffixes, isCompressible, unpack } from './compress';
import { inParallel } from './inParallel';
import type { Store } from './store';

/**
 * Reads objects, compressed copies included.
 * @param seen gets each of them that is whole. @param isIt whether an object may have a content; by default its name promises it.
 * @returns the names of those that are damaged, and of objects that are missing.
 */
export async function damagedFiles(
  { objects }: Store,
  names: Iterable<string>,
  seen: (name: string, content: Buffer) => Promise<void> = async () => undefined,
  isIt: (name: string, content: Buffer) => boolean = isPromised,
): Promise<string[]> {
  const damaged: string[] = [];
  await inParallel(names, async (name) => {
    for (const suffix of isCompressible(name) ? ['', ...copySuffixes] : ['']) {
      const stored = await objects.read(name + suffix);
      // Small files have no compressed copies.
      if (!stored && suffix) continue;
      const content = stored && suffix ? unpack(suffix, stored) : stored;
      if (stored && content && isIt(name, content)) await seen(name + suffix, stored);
      else damaged.push(name + suffix);
    }
  });
  return damaged.sort();
}
