import type { PageMetadata } from '@vibrant-peak/shared/contract';
import { createStore } from '@vibrant-peak/shared/store';

const stack = createStore<Partial<PageMetadata>[]>(() => []);

/** Overrides of the page's metadata by parts of the page, the newest last. */
export const overrides = {
  get: (): Partial<PageMetadata> | undefined => stack.get().at(-1),
  subscribe: stack.subscribe,
  /** Overrides until the returned function is called. */
  push: (metadata: Partial<PageMetadata>) => {
    const given = Object.fromEntries(Object.entries(metadata).filter(([, value]) => value !== undefined));
    stack.set((entries) => [...entries, given]);
    return () => stack.set((entries) => entries.filter((entry) => entry !== given));
  },
};
