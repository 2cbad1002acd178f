import { useEffect, type RefObject } from 'react';
import { isRevealed } from './isRevealed';
import { fadeInSequence, prefetchMotion } from './motion';

/** Delay of a second check, after fonts and hash jumps, in milliseconds. */
const recheckDelay = 300;

/**
 * Reveals an element once, when its section has come far enough into view, by its `data-reveal`: `hidden`, then
 * `shown` for good.
 *
 * The items of its lists fade in one after the other once the animation library is loaded, which the first scroll starts.
 *
 * Only content out of view after hydration is ever hidden, and none under reduced motion. The state is in the DOM, so that
 * scrolling renders nothing.
 */
export function useReveal(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const section = element.closest('section') ?? element;
    const isDue = () => isRevealed(section.getBoundingClientRect().top, window.innerHeight);
    if (isDue()) return;

    const show = () => {
      element.dataset['reveal'] = 'shown';
      stop();
      fadeInSequence(element.querySelectorAll('li:not([data-island] *)'));
    };
    const check = () => {
      if (isDue()) show();
    };
    const onScroll = () => {
      prefetchMotion();
      check();
    };
    const timer = window.setTimeout(check, recheckDelay);
    const stop = () => {
      window.clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', check);
      element.removeEventListener('focusin', show);
    };

    element.dataset['reveal'] = 'hidden';
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', check);
    element.addEventListener('focusin', show);
    return stop;
  }, [ref]);
}
