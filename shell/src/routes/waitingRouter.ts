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
export const createWaitingRouter = (
  routes: RouteObject[],
  loaderData: RouterState['loaderData'],
): DataRouter =>
  // `DataRouter` has more methods, which the library calls itself; components use these alone.
  new WaitingRouter(routes, loaderData) as unknown as DataRouter;

class WaitingRouter {
  readonly basename = '/';
  readonly future = {};
  readonly manifest = {};
  readonly window = window;
  readonly createHref = hrefOf;
  readonly createURL = urlOf;
  private real: DataRouter | undefined;
  private loading: Promise<DataRouter> | undefined;
  private ownState: RouterState;
  private readonly subscriptions = new Map<RouterSubscriber, (() => void) | undefined>();
  private readonly blockers = new Map<string, BlockerFunction>();
  private scroll: ScrollRestoration | undefined;
  private endScroll: (() => void) | undefined;
  /** How far the page was scrolled when the navigation began: a link within the page scrolls before the router is there. */
  private leftAt: number | undefined;

  constructor(
    readonly routes: RouteObject[],
    private readonly loaderData: RouterState['loaderData'],
  ) {
    this.ownState = initialState(routes, loaderData);
    afterFirstMove(() => void this.awaken().catch(() => undefined));
    window.addEventListener('popstate', this.follow);
  }

  get state(): RouterState {
    return this.real?.state ?? this.ownState;
  }

  private awaken(): Promise<DataRouter> {
    this.loading ??= loadRouter().then(
      (createBrowserRouter) =>
        this.become(createBrowserRouter(this.routes, { hydrationData: { loaderData: this.loaderData } })),
      (error: unknown) => {
        this.loading = undefined;
        throw error;
      },
    );
    return this.loading;
  }

  private become(router: DataRouter): DataRouter {
    this.real = router;
    for (const [key, shouldBlock] of this.blockers) router.getBlocker(key, shouldBlock);
    if (this.scroll) this.endScroll = router.enableScrollRestoration(...this.scroll);
    const { location, navigation } = this.ownState;
    // The browser may have changed the address itself (Back, a hash). Without need subscribers are not told: React would hydrate all islands.
    const isNews =
      navigation !== IDLE_NAVIGATION || createPath(router.state.location) !== createPath(location);
    for (const subscriber of this.subscriptions.keys()) {
      this.subscriptions.set(subscriber, router.subscribe(subscriber));
      if (isNews) tell(subscriber, router.state);
    }
    return router;
  }

  /** The visitor goes back or forward. */
  private readonly follow = (): void => {
    if (this.real) return;
    void this.awaken().catch(() => showLoadNotice(this.follow, { heals: true, message: notThere }));
  };

  private show(navigation: RouterState['navigation']): void {
    this.ownState = { ...this.ownState, navigation };
    for (const subscriber of this.subscriptions.keys()) tell(subscriber, this.ownState);
  }

  readonly navigate = async (to: To | number | null, options?: object): Promise<void> => {
    if (!this.real) this.leftAt ??= window.scrollY;
    if (!this.real && to !== null && leavesPage(to)) this.show(navigationTo(to));
    try {
      const router = this.real ?? (await this.awaken());
      const going = (router.navigate as (...args: unknown[]) => Promise<void>)(to, options);
      this.leftAt = undefined;
      await going;
    } catch (error) {
      if (this.real) throw error;
      this.show(IDLE_NAVIGATION);
      // The page stays as it is, with all that was typed.
      showLoadNotice(() => void this.navigate(to, options), { heals: true, message: notThere });
    }
  };

  readonly revalidate = async () => (await this.awaken()).revalidate();

  readonly subscribe = (subscriber: RouterSubscriber) => {
    this.subscriptions.set(subscriber, this.real?.subscribe(subscriber));
    return () => {
      this.subscriptions.get(subscriber)?.();
      this.subscriptions.delete(subscriber);
    };
  };

  readonly encodeLocation = (to: To) => {
    const { pathname, search, hash } = urlOf(to);
    return { pathname, search, hash };
  };

  readonly enableScrollRestoration = (...[positions, getPosition, getKey]: ScrollRestoration) => {
    this.scroll = [positions, () => this.leftAt ?? getPosition(), getKey];
    this.endScroll = this.real?.enableScrollRestoration(...this.scroll);
    return () => {
      this.scroll = undefined;
      this.endScroll?.();
    };
  };

  readonly getBlocker = (key: string, shouldBlock: BlockerFunction) => {
    this.blockers.set(key, shouldBlock);
    return this.real?.getBlocker(key, shouldBlock) ?? IDLE_BLOCKER;
  };

  readonly deleteBlocker = (key: string) => {
    this.blockers.delete(key);
    this.real?.deleteBlocker(key);
  };
}

function hrefOf(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}

const tell = (subscriber: RouterSubscriber, state: RouterState) =>
  subscriber(state, {
    deletedFetchers: [],
    newErrors: null,
    viewTransitionOpts: undefined,
    flushSync: false,
  });

function urlOf(to: To): URL {
  return new URL(hrefOf(to), window.location.href);
}

const pathOf = (to: To) => urlOf(to).pathname;

const leavesPage = (to: To | number) => typeof to !== 'number' && pathOf(to) !== window.location.pathname;

const navigationTo = (to: To | number) =>
  ({
    ...IDLE_NAVIGATION,
    state: 'loading',
    location: { ...locationNow(), pathname: typeof to === 'number' ? '' : pathOf(to) },
  }) as unknown as RouterState['navigation'];

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
