import { Store } from '../store/store';
import { MemoryObjects } from './simulation/memoryObjects';

/** Gives each test a store in memory with the same objects, filled once. */
export function copiesOfStore(fill: (store: Store) => Promise<unknown>): () => Promise<Store> {
  const filled = new MemoryObjects(Date.now);
  let filling: Promise<unknown> | undefined;
  return async () => {
    await (filling ??= fill(new Store(filled)));
    const copy = new MemoryObjects(Date.now);
    for (const [name, object] of filled.all) copy.all.set(name, object);
    return new Store(copy);
  };
}
