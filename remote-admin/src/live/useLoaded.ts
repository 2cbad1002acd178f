import { useCallback, useEffect, useState } from 'react';
import type { Records } from '@vibrant-peak/shared/host';

/**
 * Loads lists, and again each time the user returns to the page. During the first load neither
 * `isLoaded` nor `problem` is set.
 */
export function useLoaded(lists: readonly Records[]) {
  const [state, setState] = useState<{ isLoaded?: boolean; problem?: string }>({});
  const load = useCallback(
    (fail: (error: Error) => void) =>
      void Promise.all(lists.map((list) => list.load())).then(() => setState({ isLoaded: true }), fail),
    [lists],
  );
  const begin = useCallback(() => load(({ message }) => setState({ problem: message })), [load]);
  useEffect(begin, [begin]);
  useReturn(useCallback(() => load(keepWhatIsShown), [load]));
  const retry = () => {
    setState({});
    begin();
  };
  return { ...state, retry };
}

const keepWhatIsShown = () => undefined;

/** Calls back when the user comes back to the page from another tab or window. */
function useReturn(onReturn: () => void) {
  useEffect(() => {
    const answer = () => {
      if (document.visibilityState === 'visible') onReturn();
    };
    window.addEventListener('focus', answer);
    document.addEventListener('visibilitychange', answer);
    return () => {
      window.removeEventListener('focus', answer);
      document.removeEventListener('visibilitychange', answer);
    };
  }, [onReturn]);
}
