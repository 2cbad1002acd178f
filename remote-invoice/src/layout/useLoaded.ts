import { useEffect, useState } from 'react';

interface Loaded<T> {
  found?: T;
  /** Why there is nothing, in plain words. */
  problem?: string;
}

/** What a port answers. @param load stays the same while the page is open. */
export function useLoaded<T>(load: () => Promise<T>) {
  const [state, setState] = useState<Loaded<T>>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const set = (next: Loaded<T>) => void (isCurrent && setState(next));
    load().then(
      (found) => set({ found }),
      ({ message: problem }: Error) => set({ problem }),
    );
    return () => void (isCurrent = false);
  }, [load, attempt]);
  return {
    ...state,
    change: (found: T) => setState({ found }),
    askAgain: () => setAttempt((count) => count + 1),
  };
}
