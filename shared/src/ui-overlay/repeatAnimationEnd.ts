import type { RefObject } from 'react';

/** Three times what a closing takes, and what the library needs to listen after its first frame; in milliseconds. */
const longestClosing = 600;
const untilHeard = 100;

/**
 * Tells the end of a closing animation again to what is still there. The library begins to listen in a frame after the
 * closing; where frames are rare the whole animation is over in that very frame, and it would wait for ever.
 * @returns what ends the watch.
 */
export function repeatAnimationEnd(parts: readonly RefObject<HTMLElement | null>[]): () => void {
  let isEnded = false;
  const tell = () => {
    if (isEnded) return;
    for (const { current } of parts) current?.dispatchEvent(new Event('animationend'));
  };
  const timer = setTimeout(() => requestAnimationFrame(() => setTimeout(tell, untilHeard)), longestClosing);
  return () => {
    isEnded = true;
    clearTimeout(timer);
  };
}
