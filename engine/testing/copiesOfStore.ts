import { Store } from '../store/store';
import { MemoryObjects } from './simulation/memoryObjects';

/**
 * Gives each test a store in memory with the same objects, filled once: a composition takes a
 * second.
 */
export function copiesOfStore(fill: (store: Store) => Promise<unknown>): () => Promise<Store> {
  let filled: Promise<MemoryObjects> | undefined;
  return async () => {
    filled ??= fillOnce(fill);
    const copy = new MemoryObjects(Date.now);
    for (const [name, object] of (await filled).all) copy.all.set(name, object);
    return new Store(copy);
  };
}

async function fillOnce(fill: (store: Store) => Promise<unknown>): Promise<MemoryObjects> {
  const objects = new MemoryObjects(Date.now);
  await fill(new Store(objects));
  return objects;
}
