import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadStyles } from '../styles/loadStyles';
import { loadWithRetry } from './loadWithRetry';

/** A lazy component whose code loads when `start` is called; on the server it loads at once. */
export interface Attempt<P extends object> {
  /** Waits for its code for as long as it takes: until then React keeps the prerendered HTML as it is. */
  Part: LazyExoticComponent<ComponentType<P>>;
  start: () => void;
  /** Starts, and from now on `onGivenUp` is called when the code does not load. */
  hurry: () => void;
  /** Loads again what did not load. */
  retry: () => void;
  /** How often the code did not load, silent retries included each time; 0 while it is on its way. */
  failures: { get: () => number; subscribe: (listener: () => void) => () => void };
}

const isServer = typeof window === 'undefined';

/** @param onGivenUp the code did not load, and somebody is in a hurry. */
export function createAttempt<P extends object>(
  load: () => Promise<ComponentType<P>>,
  onGivenUp: () => void,
): Attempt<P> {
  const started = isServer ? settled() : gate();
  let again = gate();
  let isHurried = false;
  let count = 0;
  let isMissing = false;
  const listeners = new Set<() => void>();

  const setMissing = (next: boolean) => {
    isMissing = next;
    for (const listener of listeners) listener();
    if (isMissing && isHurried) onGivenUp();
  };

  const Part = lazy(async () => {
    await started.promise;
    for (;;) {
      try {
        const [part] = await Promise.all([loadWithRetry(load), loadStyles()]);
        return { default: part };
      } catch {
        again = gate();
        count++;
        setMissing(true);
        await again.promise;
        setMissing(false);
      }
    }
  });

  return {
    Part,
    start: started.open,
    hurry: () => {
      if (isHurried) return;
      isHurried = true;
      started.open();
      if (isMissing) onGivenUp();
    },
    retry: () => again.open(),
    failures: {
      get: () => (isMissing ? count : 0),
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
}

function gate() {
  let open: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => (open = resolve));
  return { promise, open };
}

const settled = () => ({ promise: Promise.resolve(), open: () => undefined });
