import { createStore } from '@vibrant-peak/shared/store';
import { ask } from '../api/ask';

type Positions = readonly { position: string; count: number }[];

const counts = createStore<Positions>(() => []);
let listeners = 0;

const read = () =>
  ask<{ positions: Positions }>('GET /inbox/positions', undefined, { isBackground: true }).then(
    ({ positions }) => counts.set(positions),
    () => undefined,
  );

/** How many applications each opening has. The server is asked when a first listener comes. */
export const positions = {
  get: counts.get,
  set: counts.set,
  subscribe: (listener: () => void) => {
    const end = counts.subscribe(listener);
    if (++listeners === 1) void read();
    return () => {
      end();
      listeners--;
    };
  },
};
