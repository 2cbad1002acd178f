import { createStore } from 'shared/store';

const waiting = createStore((): readonly string[] => []);

/** Lists that shall open an empty form, by path. In memory: neither a reload nor Back may repeat the wish. */
export const addRequests = {
  ask: (path: string) => waiting.set((paths) => [...paths, path]),
  /** Whether the list was asked for a form, once. */
  take(path: string) {
    const isAsked = waiting.get().includes(path);
    if (isAsked) waiting.set((paths) => paths.filter((other) => other !== path));
    return isAsked;
  },
  subscribe: waiting.subscribe,
};
