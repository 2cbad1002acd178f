import { isStaffPath, type Registry } from 'shared/contract';
import { pageAt } from '../registry/pageAt';
import type { RemoteLoader } from './remoteLoader';

/** Starts to load a page when a visitor points at or tabs to a link to it: most clicks then answer at once. */
export function prefetchLinks(registry: Registry, load: RemoteLoader['load']): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== window.location.origin || link.pathname === window.location.pathname) return;
    const page = pageAt(registry, link.pathname);
    if (page && !isStaffPath(page.path)) void load(page.remote, page.module);
  };
  for (const intent of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(intent, prefetch, { passive: true });
  }
}
