import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** More lines than these are not seen when the preview opens. */
const firstLines = 60;

/**
 * How many lines of the invoice are on the sheet: the first ones at once, so that a long invoice opens without delay,
 * and all of them right after, in any case before the browser prints.
 */
export function useShownLines(): number {
  const [isWhole, setIsWhole] = useState(false);

  useEffect(() => {
    const complete = () => flushSync(() => setIsWhole(true));
    window.addEventListener('beforeprint', complete);
    startTransition(() => setIsWhole(true));
    return () => window.removeEventListener('beforeprint', complete);
  }, []);

  return isWhole ? Infinity : firstLines;
}
