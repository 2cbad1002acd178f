import type { Records, StoredRecord } from '@vibrant-peak/shared/host';
import { createStore } from '@vibrant-peak/shared/store';
import { createMemoryRecords } from '../records/createMemoryRecords';

/** A network that can be cut. While `hold` is set, requests wait for it. */
export interface Network {
  isCut: (request: string) => boolean;
  hold?: Promise<void>;
  requests: string[];
}

const nothing: readonly StoredRecord[] = [];

export const createNetwork = (): Network => ({ isCut: () => false, requests: [] });

/**
 * An adapter with a simulated network: records load later, operations are promises and may fail.
 */
export function createSlowRecords(samples: readonly StoredRecord[], network = createNetwork()): Records {
  const server = createMemoryRecords(samples);
  const isLoaded = createStore(() => false);
  const ask = async <T>(name: string, operation: () => T | Promise<T>): Promise<T> => {
    network.requests.push(name);
    await network.hold;
    if (network.isCut(name)) throw new Error('The connection was lost. Please try again.');
    return operation();
  };
  return {
    get: () => (isLoaded.get() ? server.get() : nothing),
    subscribe(listener) {
      const ends = [server, isLoaded].map(({ subscribe }) => subscribe(listener));
      return () => ends.forEach((end) => end());
    },
    load: () => ask('load', () => isLoaded.set(true)),
    add: (values) => ask('add', () => server.add(values)),
    update: (edits, added) => ask('update', () => server.update(edits, added)),
    remove: (ids) => ask('remove', () => server.remove(ids)),
    restore: (ids) => ask('restore', () => server.restore(ids)),
  };
}
