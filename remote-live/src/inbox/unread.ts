import { createStore } from '@vibrant-peak/shared/store';
import { ask } from '../api/ask';
import { sessionState } from '../session/sessionState';

/** Pause between two questions, in milliseconds. */
const pause = 10_000;

const count = createStore(() => 0);
let listeners = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

async function poll(): Promise<void> {
  const { person, hasEnded } = sessionState.get();
  if (person && !hasEnded && !document.hidden)
    await ask<{ unread: number }>('GET /inbox/unread', undefined, { isByItself: true }).then(
      ({ unread }) => count.set(unread),
      () => undefined,
    );
  if (listeners > 0) timer = setTimeout(() => void poll(), pause);
}

/** How many messages the user has not read, as the server said last; it is asked while somebody listens. */
export const unread = {
  get: count.get,
  subscribe: (listener: () => void) => {
    const end = count.subscribe(listener);
    listeners++;
    if (listeners === 1) void poll();
    return () => {
      end();
      listeners--;
      if (listeners === 0) clearTimeout(timer);
    };
  },
};

/** Notes what an answer of the server says about it. */
export const noteUnread = count.set;
