import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useSessionState } from '@vibrant-peak/shared/host';
import { isRefusal } from '../api/refusal';
import { isStreaming, onInboxChange } from './inboxStream';

/** Time between two questions while there is no stream, in milliseconds. */
const pollTime = 1500;

interface Polled<T> {
  /** The last answer; it stays while another one is on its way. */
  answer?: T;
  /** Why there is none, in plain words. */
  problem?: string;
  /** Whether it is that there is no such thing. */
  isMissing?: boolean;
}

/**
 * What the server answers, asked again after each change while the page is visible.
 * @param read asks; `isBackground` unless the user has just opened it.
 * @param key of the question: another one is asked at once.
 */
export function usePolled<T>(read: (isBackground: boolean) => Promise<T>, key: string) {
  const [state, setState] = useState<Polled<T>>({});
  const [attempt, setAttempt] = useState(0);
  const { hasEnded } = useSessionState();
  const readNow = useEffectEvent(read);

  useEffect(() => {
    if (hasEnded) return;
    let isCurrent = true;
    let isAsking = false;
    let isOutdated = false;
    const ask = async (isBackground: boolean) => {
      isAsking = true;
      do {
        isOutdated = false;
        await readNow(isBackground).then(
          (answer) => void (isCurrent && setState({ answer })),
          // The next answer is seconds away: a lost one hides nothing.
          (error: Error) => {
            const failed = { problem: error.message, isMissing: isRefusal(error, 404) };
            if (isCurrent) setState((last) => (last.answer === undefined ? failed : last));
          },
        );
      } while (isCurrent && isOutdated);
      isAsking = false;
    };
    const timer = setInterval(() => {
      if (!isStreaming() && !isAsking && !document.hidden) void ask(true);
    }, pollTime);
    const unsubscribe = onInboxChange(() => {
      isOutdated = true;
      if (!isAsking) void ask(true);
    });
    void ask(false);
    return () => {
      isCurrent = false;
      clearInterval(timer);
      unsubscribe();
    };
  }, [key, attempt, hasEnded]);

  const askAgain = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...state, askAgain };
}
