import { liveMark, type Registry } from '@vibrant-peak/shared/contract';
import { rememberHtml } from '@vibrant-peak/shared/island';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { adapterSource } from './adapterSource';
import { App, createStyles } from './App';
import { startContent } from './content/startContent';
import { showLoadNotice } from './errors/loadNotice';
import { prefetchLinks } from './remotes/prefetchLinks';
import { parseRegistry } from './registry/parseRegistry';
import { createLoader } from './remotes/createLoader';
import { followHashLinks } from './routes/followHashLinks';
import { watchNavigation } from './routes/pendingNavigation';
import { watchMarker } from './routes/watchMarker';
import { createRoutes, type RouteSources } from './routes/createRoutes';
import { loadMatches, routeAt } from './routes/loadMatches';
import { yieldToBrowser } from './yieldToBrowser';

/**
 * Hydrates the prerendered page, or renders it when the document belongs to another address. If its
 * code does not load, the page stays readable and a notice offers a retry.
 */
export async function startClient(): Promise<void> {
  const root = document.getElementById('root');
  const embedded = document.getElementById('registry')?.textContent;
  if (!root || !embedded) throw new Error('The page holds no root or no registry');

  const registry = readRegistry(embedded);
  if (!registry) return showLoadNotice(() => void reloadAfresh());
  const provideContent = startContent(registry);
  const load = createLoader(registry, provideContent);
  const sources: RouteSources = { registry, load, adapters: adapterSource(registry, load) };
  const routes = createRoutes(sources);
  prefetchLinks(registry, load);

  if (isPrerenderedFor(root, routes)) return hydrate(root, routes, sources);
  if (isFrameFor(root, routes) && (await hydrateFrame(root, routes, sources))) return;
  root.replaceChildren();
  delete root.dataset['frame'];
  createRoot(root).render(<App router={startRouter(routes, sources)} styles={createStyles()} />);
}

/** @returns `undefined` for a damaged document, which stays as it is: it cannot be hydrated. */
function readRegistry(text: string): Registry | undefined {
  try {
    const isLive = document.documentElement.hasAttribute(liveMark);
    return { ...parseRegistry(text), ...(isLive && { profile: 'live' }) };
  } catch (error) {
    console.warn('The registry of this page cannot be read', error);
    return undefined;
  }
}

async function hydrate(root: HTMLElement, routes: RouteObject[], sources: RouteSources) {
  const [opened, loaderData] = await Promise.all([
    sources.adapters.open(),
    loadMatches(routes, window.location.pathname, sources.load),
  ]);
  if ([opened, ...Object.values(loaderData)].some(({ status }) => status === 'failed'))
    return showLoadNotice(() => void hydrate(root, routes, sources), { heals: true });

  const router = startRouter(routes, sources, loaderData);
  followHashLinks();
  await yieldToBrowser();
  rememberHtml();
  startTransition(() => void hydrateRoot(root, <App router={router} styles={createStyles()} />));
}

/**
 * Hydrates the frame of a staff page; the router then loads the page.
 * @returns whether the layout is shown, for people who are logged in.
 */
async function hydrateFrame(root: HTMLElement, routes: RouteObject[], sources: RouteSources) {
  const { adapters, load } = sources;
  const { pathname } = window.location;
  // The page's code runs while the server is asked who is signed in.
  void loadMatches(routes, pathname, load);
  const [opened, loaderData] = await Promise.all([
    adapters.open(),
    loadMatches(routes, pathname, load, { layoutOnly: true }),
  ]);
  if (opened.status === 'failed' || !opened.value.session.isLoggedIn()) return false;
  if (Object.values(loaderData).some(({ status }) => status === 'failed')) return false;
  delete root.dataset['frame'];
  const router = startRouter(routes, sources, loaderData);
  // At once: a page that the router has loaded before React draws would not match the frame.
  flushSync(() => void hydrateRoot(root, <App router={router} styles={createStyles()} />));
  return true;
}

function startRouter(
  routes: RouteObject[],
  { adapters }: RouteSources,
  loaderData?: Record<string, unknown>,
) {
  const router = createBrowserRouter(routes, { ...(loaderData && { hydrationData: { loaderData } }) });
  watchNavigation(router);
  watchMarker(router, adapters.profile);
  return router;
}

/** The HTML names its route, because a fallback document may be served at another address. */
function isPrerenderedFor(root: HTMLElement, routes: RouteObject[]): boolean {
  const { route } = root.dataset;
  return route !== undefined && route === routeAt(routes, window.location.pathname);
}

/**
 * The frame is only for people with the login marker, at known addresses, on pages with the layout.
 */
function isFrameFor(root: HTMLElement, routes: RouteObject[]): boolean {
  if (!('frame' in root.dataset) || !('staff' in document.documentElement.dataset)) return false;
  const matches = matchRoutes(routes, window.location.pathname) ?? [];
  return Boolean(matches.at(-1)?.route.loader) && matches.some(({ route }) => route.id === 'layout:staff');
}

/** Reloads the page past a damaged copy in the browser's cache. */
async function reloadAfresh(): Promise<void> {
  await fetch(window.location.href, { cache: 'reload' }).catch(() => undefined);
  window.location.reload();
}
