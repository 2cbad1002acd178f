import { loginMarker } from '@vibrant-peak/shared/contract';
import type { Profile } from '@vibrant-peak/shared/host';
import type { createMemoryRouter } from 'react-router-dom';
import { mountOf } from '../mounts';
import { session } from '../session';

type Router = Pick<ReturnType<typeof createMemoryRouter>, 'state' | 'subscribe' | 'revalidate'>;

/**
 * Hides a guarded page when the login marker disappears, in another tab or while the page was in
 * the browser's cache, and runs the guard again. With a server session only a cached page reloads.
 */
export function watchMarker(router: Router, profile: Profile, reload = () => window.location.reload()): void {
  const isOnGuardedPage = () => mountOf(router.state.location.pathname).isGuarded;
  const root = () => document.getElementById('root')!;

  const check = (ask: () => void) => {
    if (session.isLoggedIn() || !isOnGuardedPage()) return;
    root().hidden = true;
    ask();
  };
  const askGuard = () => {
    const page = root().querySelector('main');
    const stop = router.subscribe(() => {
      if (isOnGuardedPage()) return;
      stop();
      whenGone(page, () => (root().hidden = false));
    });
    void router.revalidate();
  };

  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) check(profile === 'live' ? reload : askGuard);
  });
  window.addEventListener('storage', ({ key }) => {
    if (profile === 'default' && (key === loginMarker.key || key === null)) check(askGuard);
  });
}

/** The router's location changes before React replaces the page. */
function whenGone(page: Element | null, act: () => void): void {
  const observer = new MutationObserver(() => {
    if (page?.isConnected) return;
    observer.disconnect();
    act();
  });
  if (!page?.isConnected) act();
  else observer.observe(document.getElementById('root')!, { childList: true, subtree: true });
}
