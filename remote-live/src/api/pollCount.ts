import { createStore } from '@vibrant-peak/shared/store';
import { sessionState } from '../session/sessionState';
import { ask } from './ask';

/** Pause between two questions, in milliseconds. */
const pause = 10_000;

/**
 * A number as the server said last. It is asked while somebody listens, the person is signed in and
 * the page is visible.
 * @param field of the answer that has the number.
 */
export function pollCount(route: string, field: string) {
  const count = createStore(() => 0);
  let listeners = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const askNow = async () => {
    const { person, hasEnded } = sessionState.get();
    if (!person || hasEnded || document.hidden) return;
    await ask<Record<string, number>>(route, undefined, { isBackground: true }).then(
      (answer) => count.set(answer[field]!),
      () => undefined,
    );
  };
  const poll = async (): Promise<void> => {
    await askNow();
    if (listeners > 0) timer = setTimeout(() => void poll(), pause);
  };

  return {
    get: count.get,
    /** Records what another answer of the server says about it. */
    set: count.set,
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
    /** Asks at once, after a change of one's own, if somebody listens. */
    askSoon: () => void (listeners > 0 && askNow()),
  };
}
