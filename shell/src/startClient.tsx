import type { Registry } from 'shared/contract';
import { interactionOf } from 'shared/interaction';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type DataRouter, type RouteObject } from 'react-router-dom';
import { App, createStyles } from './App';
import { startContent } from './content/startContent';
import { showLoadNotice } from './errors/loadNotice';
import { prefetchLinks } from './remotes/prefetchLinks';
import { parseRegistry } from './registry/parseRegistry';
import { createRemoteLoader } from './remotes/remoteLoader';
import { followHashLinks } from './routes/followHashLinks';
import { watchNavigation } from './routes/pendingNavigation';
import { createRoutes, type RouteSources } from './routes/createRoutes';
import { loadMatches, routeAt } from './routes/loadMatches';
import { session } from './session';
import { watchTheme } from './theme';
import { yieldToBrowser } from './yieldToBrowser';

/**
 * Hydrates the prerendered page, or renders it when the document belongs to another address. When the code of a prerendered
 * page does not load, the page stays readable, and a notice offers a retry.
 */
export async function startClient(): Promise<void> {
  const root = document.getElementById('root');
  const embedded = document.getElementById('registry')?.textContent;
  if (!root || !embedded) throw new Error('The page holds no root or no registry');

  const registry = readRegistry(embedded);
  if (!registry) return showLoadNotice(() => void reloadAfresh());
  const provideContent = startContent(registry);
  const { load } = createRemoteLoader(registry, provideContent);
  const routes = createRoutes({ registry, load, isLoggedIn: session.isLoggedIn });
  watchTheme();
  prefetchLinks(registry, load);

  if (!isPrerenderedFor(root, routes)) {
    const router = createBrowserRouter(routes);
    watchNavigation(router);
    // The prerendered frame of the staff area (layout and skeleton) stays until the page can replace it.
    if (root.firstChild && document.documentElement.dataset['staff'] !== undefined) await initialized(router);
    keepFocus(root);
    root.replaceChildren();
    delete root.dataset['frame'];
    // Synchronously, so that no event falls between the frame and the page.
    flushSync(() => createRoot(root).render(<App router={router} styles={createStyles()} />));
    return;
  }
  await hydrate(root, routes, load);
}

/** Has the focus of the frame replayed on the page that replaces it. */
function keepFocus(root: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && root.contains(activeElement))
    interactionOf().early.unshift({ type: 'focus', target: activeElement });
}

/** Resolves when the router has loaded the modules of the address, or failed to. */
function initialized(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!router.state.initialized) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = router.subscribe(check);
    check();
  });
}

/** @returns `undefined` for a damaged document, which stays as it is: it cannot be hydrated. */
function readRegistry(text: string): Registry | undefined {
  try {
    return parseRegistry(text);
  } catch (error) {
    console.warn('The registry of this page cannot be read', error);
    return undefined;
  }
}

async function hydrate(root: HTMLElement, routes: RouteObject[], load: RouteSources['load']) {
  const loaderData = await loadMatches(routes, window.location.pathname, load);
  if (Object.values(loaderData).some(({ status }) => status === 'failed'))
    return showLoadNotice(() => void hydrate(root, routes, load), { heals: true });

  const router = createBrowserRouter(routes, { hydrationData: { loaderData } });
  watchNavigation(router);
  followHashLinks();
  await yieldToBrowser();
  startTransition(() => void hydrateRoot(root, <App router={router} styles={createStyles()} />));
}

/** The HTML names its route, because a fallback document may be served at another address. */
function isPrerenderedFor(root: HTMLElement, routes: RouteObject[]): boolean {
  const { route } = root.dataset;
  return route !== undefined && route === routeAt(routes, window.location.pathname);
}

/** Reloads the page past a damaged copy in the browser's cache. */
async function reloadAfresh(): Promise<void> {
  await fetch(window.location.href, { cache: 'reload' }).catch(() => undefined);
  window.location.reload();
}
