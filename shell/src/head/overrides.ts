import type { PageMetadata } from 'shared/contract';

let stack: Partial<PageMetadata>[] = [];
const listeners = new Set<() => void>();

function change(next: Partial<PageMetadata>[]) {
  stack = next;
  for (const listener of listeners) listener();
}

/** What parts of a page say over the page's own metadata, the newest on top. */
export const overrides = {
  get: (): Partial<PageMetadata> | undefined => stack.at(-1),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Overrides until the returned function is called. */
  push: (metadata: Partial<PageMetadata>) => {
    const given = Object.fromEntries(Object.entries(metadata).filter(([, value]) => value !== undefined));
    change([...stack, given]);
    return () => change(stack.filter((entry) => entry !== given));
  },
};
