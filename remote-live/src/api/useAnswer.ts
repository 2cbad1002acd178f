import { useCallback, useEffect, useState } from 'react';
import { useSessionState } from '@vibrant-peak/shared/host';
import { ask } from './ask';

interface Answered<T> {
  /** The last answer; it stays while another one is on its way. */
  answer?: T;
  /** Why there is none, in plain words. */
  problem?: string;
}

/** The refusal that reports the end comes after it. */
const ended = 'Your session has ended: sign in again.';

/**
 * Fetches an answer when the component mounts, and after a new sign-in if the session had ended.
 */
export function useAnswer<T>(route: string, body?: object) {
  const [state, setState] = useState<Answered<T>>({});
  const [attempt, setAttempt] = useState(0);
  const { hasEnded } = useSessionState();
  const sent = JSON.stringify(body);

  useEffect(() => {
    if (hasEnded) return;
    let isCurrent = true;
    const set = (next: (before: Answered<T>) => Answered<T>) => void (isCurrent && setState(next));
    ask<T>(route, sent === undefined ? undefined : (JSON.parse(sent) as object)).then(
      (answer) => set(() => ({ answer })),
      (error: Error) => set((before) => ({ ...before, problem: error.message })),
    );
    return () => void (isCurrent = false);
  }, [route, sent, attempt, hasEnded]);

  const askAgain = useCallback(() => setAttempt((count) => count + 1), []);
  const isUnknown = state.answer === undefined && state.problem === undefined;
  return { ...state, ...(hasEnded && isUnknown && { problem: ended }), askAgain };
}
