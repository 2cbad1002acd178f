import { useSyncExternalStore } from 'react';

/** A value outside React that components may watch, and its setter. */
export interface Store<T> {
  get: () => T;
  /** Replaces the value; a function gets the value so far. Setting the same value again tells nobody. */
  set: (next: T | ((value: T) => T)) => void;
  /** @returns what ends the subscription. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * The one way to keep a value outside React. Each application that uses it has its own copy of these lines; what several
 * applications watch together is a service of the host (`shared/host`).
 * @param initial asked when the value is first needed; a function as value needs a wrapper.
 */
export function createStore<T>(initial: () => T): Store<T> {
  let current: { value: T } | undefined;
  const listeners = new Set<() => void>();
  const get = () => (current ??= { value: initial() }).value;
  return {
    get,
    set: (next) => {
      const before = get();
      const value = typeof next === 'function' ? (next as (value: T) => T)(before) : next;
      if (Object.is(value, before)) return;
      current = { value };
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The value of a store, or a part of it; the component renders again when that changes. */
export function useStore<T>(store: Pick<Store<T>, 'get' | 'subscribe'>): T;
export function useStore<T, Part>(store: Pick<Store<T>, 'get' | 'subscribe'>, part: (value: T) => Part): Part;
export function useStore<T>(
  store: Pick<Store<T>, 'get' | 'subscribe'>,
  part: (value: T) => unknown = (value) => value,
) {
  const get = () => part(store.get());
  return useSyncExternalStore(store.subscribe, get, get);
}
