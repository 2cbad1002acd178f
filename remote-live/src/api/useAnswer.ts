import { useCallback, useEffect, useState } from 'react';
import { useSessionState } from '@vibrant-peak/shared/host';
import { ask } from './ask';

interface Answered<T> {
  /** The last answer; it stays while another one is on its way, and when the same question fails. */
  answer?: T;
  /** Why there is no newer one, in plain words. */
  problem?: string;
}

interface State<T> extends Answered<T> {
  /** To which the answer is. */
  question?: string;
}

/** The refusal that reports the end comes after it. */
const ended = 'Your session has ended: sign in again.';

/**
 * Fetches an answer when the component mounts, and after a new sign-in if the session had ended.
 */
export function useAnswer<T>(route: string, body?: object) {
  const [state, setState] = useState<State<T>>({});
  const [attempt, setAttempt] = useState(0);
  const { hasEnded } = useSessionState();
  const sent = JSON.stringify(body);
  const question = `${route} ${sent}`;

  useEffect(() => {
    if (hasEnded) return;
    let isCurrent = true;
    const set = (next: (before: State<T>) => State<T>) => void (isCurrent && setState(next));
    ask<T>(route, sent === undefined ? undefined : (JSON.parse(sent) as object)).then(
      (answer) => set(() => ({ answer, question })),
      ({ message: problem }: Error) =>
        set((before) => ({ ...(before.question === question && before), problem })),
    );
    return () => void (isCurrent = false);
  }, [route, sent, question, attempt, hasEnded]);

  const askAgain = useCallback(() => setAttempt((count) => count + 1), []);
  const { answer, problem } = state;
  const isUnknown = answer === undefined && problem === undefined;
  return { answer, problem: hasEnded && isUnknown ? ended : problem, askAgain };
}
