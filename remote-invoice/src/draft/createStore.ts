export interface Store<T> {
  get: () => T;
  set: (value: T) => void;
  subscribe: (listener: () => void) => () => void;
}

/** One value outside React that components may watch; `initial` is asked when the value is first needed. */
export function createStore<T extends object>(initial: () => T): Store<T> {
  let value: T | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => (value ??= initial()),
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
