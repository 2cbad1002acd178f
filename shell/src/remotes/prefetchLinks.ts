import { isStaffPath, type Registry } from '@vibrant-peak/shared/contract';
import { onInteraction } from '@vibrant-peak/shared/interaction';
import { pageAt } from '../registry/pageAt';
import type { Load } from './loadFailure';

/** Prefetches a page when a link to it is hovered or focused. */
export function prefetchLinks(registry: Registry, load: Load): void {
  let entered: HTMLAnchorElement | null = null;
  onInteraction(({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === entered) return;
    entered = link;
    if (!link || link.origin !== window.location.origin || link.pathname === window.location.pathname) return;
    const page = pageAt(registry, link.pathname);
    if (page && !isStaffPath(page.path)) void load(page.remote, page.module);
  });
}
