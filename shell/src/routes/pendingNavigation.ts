import type { createMemoryRouter } from 'react-router-dom';

let isPending = false;
const listeners = new Set<() => void>();

/**
 * Whether the next page is on its way. Read from the router itself, not from its context: a change of context would
 * wait for all parts of the page that are not hydrated yet.
 */
export const pendingNavigation = {
  get: () => isPending,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export function watchNavigation(router: ReturnType<typeof createMemoryRouter>): void {
  router.subscribe(({ navigation }) => {
    const next = navigation.state !== 'idle';
    if (next === isPending) return;
    isPending = next;
    for (const listener of listeners) listener();
  });
}
