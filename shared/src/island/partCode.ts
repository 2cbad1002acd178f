import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { recordFailure } from '../interaction';
import { createStore, type Store } from '../store';

interface Loaded<P extends object> {
  Part: ComponentType<P>;
}

/** The code of a lazy part, shared by all its instances. */
export interface PartCode<P extends object> {
  /** Undefined until the code is loaded. */
  loaded: Store<Loaded<P> | undefined>;
  /** Suspends until any caller has loaded the code. On the server it loads the code itself. */
  Suspended: LazyExoticComponent<ComponentType<P>>;
  /**
   * Loads the code unless it is loaded or loading.
   * @throws when the load failed; the next call loads again.
   */
  fetch: () => Promise<Loaded<P>>;
}

const isServer = typeof window === 'undefined';

export function createPartCode<P extends object>(load: () => Promise<ComponentType<P>>): PartCode<P> {
  const store = createStore<Loaded<P> | undefined>(() => undefined);
  let request: Promise<Loaded<P>> | undefined;
  let arrive: (loaded: Loaded<P>) => void;
  const arrival = new Promise<Loaded<P>>((resolve) => (arrive = resolve));

  const fetch = () =>
    (request ??= load().then(
      (Part) => {
        const loaded = { Part };
        store.set(loaded);
        arrive(loaded);
        return loaded;
      },
      (error: unknown) => {
        request = undefined;
        throw error;
      },
    ));

  const Suspended = lazy(async () => ({ default: (await (isServer ? fetch() : arrival)).Part }));

  return { loaded: store, Suspended, fetch };
}

/** One instance's request for a part's code. */
export interface PartRequest {
  /** Number of failed loads, silent retries not counted; 0 while the code loads. */
  failures: Store<number>;
  /** Starts the load at the first call. */
  start: () => void;
  /** Loads again. */
  retry: () => void;
}

export function createPartRequest(fetch: () => Promise<unknown>): PartRequest {
  const failures = createStore(() => 0);
  let count = 0;
  let isStarted = false;
  const retry = () => {
    failures.set(0);
    fetch().catch(() => {
      recordFailure('load');
      failures.set(++count);
    });
  };
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    retry();
  };
  return { failures, start, retry };
}
