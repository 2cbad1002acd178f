/** A value outside of React to which components can subscribe. */
export interface Watchable<T> {
  get: () => T;
  subscribe: (listener: () => void) => () => void;
}
