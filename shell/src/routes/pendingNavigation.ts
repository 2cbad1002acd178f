import type { createMemoryRouter } from 'react-router-dom';
import { createStore } from '@vibrant-peak/shared/store';

/** Whether the next page is loading. A context would wait for parts that are not hydrated. */
export const pendingNavigation = createStore(() => false);

export function watchNavigation(router: ReturnType<typeof createMemoryRouter>): void {
  router.subscribe(({ navigation }) => pendingNavigation.set(navigation.state !== 'idle'));
}
