import type { createMemoryRouter } from 'react-router-dom';
import { createStore } from '@vibrant-peak/shared/store';

/**
 * Whether the next page is loading. Read from the router itself: a change of its context would wait for all parts of the page
 * that are not hydrated yet.
 */
export const pendingNavigation = createStore(() => false);

export function watchNavigation(router: ReturnType<typeof createMemoryRouter>): void {
  router.subscribe(({ navigation }) => pendingNavigation.set(navigation.state !== 'idle'));
}
