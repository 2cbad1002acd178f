import { createStore } from '@vibrant-peak/shared/store';

/** A change made during this visit. */
export interface RecentChange {
  title: string;
  /** Name of the changed record. */
  subject: string;
  path: string;
  icon: string;
}

const kept = 8;
const store = createStore((): readonly RecentChange[] => []);

/** The latest changes to the lists since the page load, newest first. */
export const recentChanges = {
  get: store.get,
  subscribe: store.subscribe,
  add: (change: RecentChange) => store.set((changes) => [change, ...changes].slice(0, kept)),
};
