import { useSyncExternalStore } from 'react';

/** A value outside of React to which components can subscribe, and its setter. */
export interface Store<T> {
  get: () => T;
  /**
   * Replaces the value; a function gets the previous one. Setting an equal value notifies no
   * listener.
   */
  set: (next: T | ((value: T) => T)) => void;
  /** @returns a function that ends the subscription. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Creates a value outside of React. Every application has its own copy of this module; state shared
 * by several applications is a service of the host (`@vibrant-peak/shared/host`).
 * @param initial computes the value at its first use; a value that is a function needs a wrapper.
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

/** The value of a store, or a selected part of it; the component renders again when it changes. */
export function useStore<T>(store: Pick<Store<T>, 'get' | 'subscribe'>): T;
export function useStore<T, Part>(store: Pick<Store<T>, 'get' | 'subscribe'>, part: (value: T) => Part): Part;
export function useStore<T>(
  store: Pick<Store<T>, 'get' | 'subscribe'>,
  part: (value: T) => unknown = (value) => value,
) {
  const get = () => part(store.get());
  return useSyncExternalStore(store.subscribe, get, get);
}
