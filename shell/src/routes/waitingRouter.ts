import {
  IDLE_BLOCKER,
  IDLE_NAVIGATION,
  createPath,
  matchRoutes,
  type BlockerFunction,
  type DataRouter,
  type Location,
  type RouteObject,
  type RouterState,
  type RouterSubscriber,
  type To,
} from 'react-router-dom';
import { showLoadNotice } from '../errors/loadNotice';
import { afterFirstMove, loadWithRetry } from 'shared/island';

const notThere = 'This page did not load. The connection may be weak. You can read on here, or try again.';

type ScrollRestoration = Parameters<DataRouter['enableScrollRestoration']>;

/** Listed for the pages that start with it: see `release/compose/wave.ts`. */
export const loadRouter = async () =>
  (await loadWithRetry(() => import(/* webpackChunkName: "client-router" */ './routerCore')))
    .createBrowserRouter;

/**
 * The router of a prerendered page: it knows where the visitor is, which is all that hydration asks for. The code that
 * navigates comes with the visitor's first move, at the latest with the first navigation, which waits for it; where it cannot be
 * had, the page stays and a notice offers another attempt.
 * @param loaderData what the routes of the present address have loaded.
 */
export function createWaitingRouter(
  routes: RouteObject[],
  loaderData: RouterState['loaderData'],
): DataRouter {
  let real: DataRouter | undefined;
  let loading: Promise<DataRouter> | undefined;
  let state = initialState(routes, loaderData);
  const subscriptions = new Map<RouterSubscriber, (() => void) | undefined>();
  const blockers = new Map<string, BlockerFunction>();
  let scroll: ScrollRestoration | undefined;
  let endScroll: (() => void) | undefined;
  /** How far the page was scrolled when the visitor set out; by now the view may have gone ahead. */
  let leftAt: number | undefined;

  const become = (router: DataRouter) => {
    real = router;
    for (const [key, shouldBlock] of blockers) router.getBlocker(key, shouldBlock);
    if (scroll) endScroll = router.enableScrollRestoration(...scroll);
    for (const subscriber of subscriptions.keys()) {
      subscriptions.set(subscriber, router.subscribe(subscriber));
      // The address may have changed by the browser's own ways. Told without need, it would ask for all parts of the page.
      if (state.navigation !== IDLE_NAVIGATION || !isSamePlace(router.state.location, state.location))
        tell(subscriber, router.state);
    }
    return router;
  };
  const awaken = () =>
    (loading ??= loadRouter().then(
      (createBrowserRouter) => become(createBrowserRouter(routes, { hydrationData: { loaderData } })),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
  const show = (navigation: RouterState['navigation']) => {
    state = { ...state, navigation };
    for (const subscriber of subscriptions.keys()) tell(subscriber, state);
  };

  async function navigate(to: To | number | null, options?: object): Promise<void> {
    if (!real) leftAt ??= window.scrollY;
    if (!real && to !== null && leavesPage(to)) show(navigationTo(to));
    try {
      const router = real ?? (await awaken());
      const going = (router.navigate as (...args: unknown[]) => Promise<void>)(to, options);
      leftAt = undefined;
      await going;
    } catch (error) {
      if (real) throw error;
      show(IDLE_NAVIGATION);
      // The page stays as it is, with all that was typed.
      showLoadNotice(() => void navigate(to, options), { heals: true, message: notThere });
    }
  }

  afterFirstMove(() => void awaken().catch(() => undefined));
  const follow = () => {
    if (!real) void awaken().catch(() => showLoadNotice(follow, { heals: true, message: notThere }));
  };
  window.addEventListener('popstate', follow);

  const waiting = {
    basename: '/',
    future: {},
    routes,
    manifest: {},
    window,
    get state() {
      return real?.state ?? state;
    },
    subscribe(subscriber: RouterSubscriber) {
      subscriptions.set(subscriber, real?.subscribe(subscriber));
      return () => {
        subscriptions.get(subscriber)?.();
        subscriptions.delete(subscriber);
      };
    },
    navigate,
    revalidate: async () => (await awaken()).revalidate(),
    createHref: hrefOf,
    createURL: urlOf,
    encodeLocation: (to: To) => {
      const { pathname, search, hash } = urlOf(to);
      return { pathname, search, hash };
    },
    enableScrollRestoration(...[positions, getPosition, getKey]: ScrollRestoration) {
      scroll = [positions, () => leftAt ?? getPosition(), getKey];
      endScroll = real?.enableScrollRestoration(...scroll);
      return () => {
        scroll = undefined;
        endScroll?.();
      };
    },
    getBlocker(key: string, shouldBlock: BlockerFunction) {
      blockers.set(key, shouldBlock);
      return real?.getBlocker(key, shouldBlock) ?? IDLE_BLOCKER;
    },
    deleteBlocker(key: string) {
      blockers.delete(key);
      real?.deleteBlocker(key);
    },
  };
  // The library's type lists what it calls itself, too; components get by with these.
  return waiting as unknown as DataRouter;
}

const hrefOf = (to: To) => (typeof to === 'string' ? to : createPath(to));

const tell = (subscriber: RouterSubscriber, state: RouterState) =>
  subscriber(state, {
    deletedFetchers: [],
    newErrors: null,
    viewTransitionOpts: undefined,
    flushSync: false,
  });

const urlOf = (to: To) => new URL(hrefOf(to), window.location.href);
const pathOf = (to: To) => urlOf(to).pathname;

const leavesPage = (to: To | number) => typeof to !== 'number' && pathOf(to) !== window.location.pathname;

const navigationTo = (to: To | number) =>
  ({
    ...IDLE_NAVIGATION,
    state: 'loading',
    location: { ...locationNow(), pathname: typeof to === 'number' ? '' : pathOf(to) },
  }) as unknown as RouterState['navigation'];

const isSamePlace = (first: Location, second: Location) => createPath(first) === createPath(second);

/** As the library reads it from the browser. */
function locationNow(): Location {
  const { pathname, search, hash } = window.location;
  const entry = window.history.state as { usr?: unknown; key?: string } | null;
  return { pathname, search, hash, state: entry?.usr ?? null, key: entry?.key ?? 'default' };
}

function initialState(routes: RouteObject[], loaderData: RouterState['loaderData']): RouterState {
  const location = locationNow();
  const matches = matchRoutes(routes, location) ?? [];
  return {
    historyAction: 'POP',
    location,
    matches,
    initialized: true,
    renderFallback: false,
    navigation: IDLE_NAVIGATION,
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData,
    actionData: null,
    errors: null,
    fetchers: new Map(),
    blockers: new Map(),
  } as unknown as RouterState;
}
