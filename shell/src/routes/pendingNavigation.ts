import type { createMemoryRouter } from 'react-router-dom';
import { createStore } from 'shared/store';

/**
 * Whether the next page is on its way. Read from the router itself, not from its context: a change of context would
 * wait for all parts of the page that are not hydrated yet.
 */
export const pendingNavigation = createStore(() => false);

export function watchNavigation(router: ReturnType<typeof createMemoryRouter>): void {
  router.subscribe(({ navigation }) => pendingNavigation.set(navigation.state !== 'idle'));
}
