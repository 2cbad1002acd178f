import type { createMemoryRouter } from 'react-router-dom';
import { interactionOf } from '@vibrant-peak/shared/interaction';
import { createStore } from '@vibrant-peak/shared/store';

/** Path of the next page while it loads. A context would wait for parts that are not hydrated. */
export const pendingNavigation = createStore((): string | undefined => undefined);

export function watchNavigation(router: ReturnType<typeof createMemoryRouter>): void {
  router.subscribe(({ location, navigation }) => {
    pendingNavigation.set(navigation.location?.pathname);
    interactionOf().onNavigation?.((navigation.location ?? location).pathname);
  });
}
