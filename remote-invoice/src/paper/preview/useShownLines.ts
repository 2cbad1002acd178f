import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** More lines do not fit the screen when the preview opens. */
const firstLines = 60;

/**
 * How many lines the preview renders: the first ones at once, so that a long invoice opens without delay, and all of them
 * right after, at the latest before the browser prints.
 */
export function useShownLines(): number {
  const [isWhole, setIsWhole] = useState(false);

  // A layout effect, so that printing right after opening is complete.
  useLayoutEffect(() => {
    const complete = () => flushSync(() => setIsWhole(true));
    window.addEventListener('beforeprint', complete);
    return () => window.removeEventListener('beforeprint', complete);
  }, []);
  useEffect(() => startTransition(() => setIsWhole(true)), []);

  return isWhole ? Infinity : firstLines;
}
