import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { createStore, type Store } from '../store';
import { loadWithRetry } from '../loadWithRetry';

interface Loaded<P extends object> {
  Part: ComponentType<P>;
}

/** The code of a lazy part, one for all places that show it. */
export interface PartCode<P extends object> {
  /** Undefined until the code is there. */
  loaded: Store<Loaded<P> | undefined>;
  /** Suspends until the code is there, whoever fetches it, for as long as that takes. On the server it fetches. */
  Suspended: LazyExoticComponent<ComponentType<P>>;
  /**
   * Fetches the code unless it is there or on its way.
   * @throws when they did not load after two silent retries; the next call asks anew.
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
    (request ??= loadWithRetry(load).then(
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

/** One place in a page that asks for a part's code. */
export interface PartRequest {
  /** How often the code did not load, silent retries included each time; 0 while it is on its way. */
  failures: Store<number>;
  /** Asks for the code, the first time that it is called. */
  start: () => void;
  /** Asks again. */
  retry: () => void;
}

export function createPartRequest(fetch: () => Promise<unknown>): PartRequest {
  const failures = createStore(() => 0);
  let count = 0;
  let isStarted = false;
  const retry = () => {
    failures.set(0);
    fetch().catch(() => failures.set(++count));
  };
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    retry();
  };
  return { failures, start, retry };
}
