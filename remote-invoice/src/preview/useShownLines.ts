import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** More lines do not fit the screen when the preview opens. */
const firstLines = 60;

/**
 * The number of lines in the preview: the first ones at once, all of them right after, at the
 * latest for printing.
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
