import type { createMemoryRouter } from 'react-router-dom';
import { createStore } from '@vibrant-peak/shared/store';

/** Path of the next page while it loads. A context would wait for parts that are not hydrated. */
export const pendingNavigation = createStore((): string | undefined => undefined);

export function watchNavigation(router: ReturnType<typeof createMemoryRouter>): void {
  router.subscribe(({ navigation }) => pendingNavigation.set(navigation.location?.pathname));
}
