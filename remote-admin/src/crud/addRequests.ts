const waiting = new Set<string>();
const listeners = new Set<() => void>();

/** Lists that shall open an empty form, by path. In memory: neither a reload nor Back may repeat the wish. */
export const addRequests = {
  ask(path: string) {
    waiting.add(path);
    listeners.forEach((listener) => listener());
  },
  /** Whether the list was asked for a form, once. */
  take: (path: string) => waiting.delete(path),
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
