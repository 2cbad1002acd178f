import { createStore } from 'shared/store';

/** One thing that was done during this visit. */
export interface RecentChange {
  title: string;
  /** What it was done to. */
  subject: string;
  path: string;
  icon: string;
}

const kept = 8;
const store = createStore((): readonly RecentChange[] => []);

/** The last things that were done to the lists since the page was loaded, the newest first. */
export const recentChanges = {
  get: store.get,
  subscribe: store.subscribe,
  tell: (change: RecentChange) => store.set((changes) => [change, ...changes].slice(0, kept)),
};
