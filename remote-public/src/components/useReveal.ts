import { useEffect, type RefObject } from 'react';
import { isRevealed } from './isRevealed';
import { fadeInTurns, prefetchMotion } from './motion';

/** Pages settle (fonts, hash jumps) before they are looked at again, in milliseconds. */
const secondLook = 300;

/**
 * Reveals an element once, when the section around it has come up far enough, by its `data-reveal`: `hidden`, then
 * `shown` for ever.
 *
 * The items of its lists follow one another, once the library that moves things is there: the first scroll asks for it.
 *
 * Only what is not due yet after hydration is ever hidden, and nothing where reduced motion is asked for.
 * The state lives in the document, so that scrolling renders nothing.
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
      fadeInTurns(element.querySelectorAll('li:not([data-island] *)'));
    };
    const check = () => {
      if (isDue()) show();
    };
    const look = () => {
      prefetchMotion();
      check();
    };
    const timer = window.setTimeout(check, secondLook);
    const stop = () => {
      window.clearTimeout(timer);
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', check);
      element.removeEventListener('focusin', show);
    };

    element.dataset['reveal'] = 'hidden';
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', check);
    element.addEventListener('focusin', show);
    return stop;
  }, [ref]);
}
