import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** More lines than these are not seen when the preview opens. */
const firstLines = 60;

/**
 * How many lines of the invoice are on the sheet: the first ones at once, so that a long invoice opens without delay,
 * and all of them right after, in any case before the browser prints.
 */
export function useShownLines(): number {
  const [isWhole, setIsWhole] = useState(false);

  // From the very moment on that the sheet is there.
  useLayoutEffect(() => {
    const complete = () => flushSync(() => setIsWhole(true));
    window.addEventListener('beforeprint', complete);
    return () => window.removeEventListener('beforeprint', complete);
  }, []);
  useEffect(() => startTransition(() => setIsWhole(true)), []);

  return isWhole ? Infinity : firstLines;
}
