import { inParallel } from '../store/inParallel';
import { LocalObjects } from '../store/localObjects';
import type { Store } from '../store/store';

/** Has objects be where the server reads them; what the store does not hold stays away. */
export type Bring = (names: string[]) => Promise<void>;

/** Where a server can read the store: its own folder, or a copy of no more than what is asked for. */
export function servedFrom({ objects }: Store, cache: string): { folder: string; bring: Bring } {
  if (objects instanceof LocalObjects) return { folder: objects.folder, bring: async () => undefined };
  const copy = new LocalObjects(cache);
  const bringOne = async (name: string) => {
    const content = await objects.read(name);
    if (content) await copy.create(name, content);
  };
  return { folder: cache, bring: (names) => inParallel(names, bringOne) };
}
