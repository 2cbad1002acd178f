import { revealEvent, revealOnScroll } from '@vibrant-peak/shared/reveal';
import { useEffect, type RefObject } from 'react';
import { fadeInSequence, prefetchMotion } from './motion';

/**
 * Reveals an element once, when it has come far enough into view, see `Fades`. The inline script of the document does so for prerendered
 * elements. The state is in the DOM, so that scrolling renders nothing.
 *
 * The items of a section's lists fade in one after the other once the animation library is loaded, which the first scroll starts.
 */
export function useReveal(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const ending = new AbortController();
    const { signal } = ending;
    const isPrerendered = 'reveal' in element.dataset;
    const stop = isPrerendered ? undefined : revealOnScroll(element);
    if (element.dataset['reveal'] === 'hidden' && element.dataset['fades'] === 'section') {
      const fadeItems = () => fadeInSequence(element.querySelectorAll('li:not([data-island] *)'));
      element.addEventListener(revealEvent, fadeItems, { signal });
      window.addEventListener('scroll', prefetchMotion, { passive: true, once: true, signal });
    }
    return () => {
      ending.abort();
      stop?.();
    };
  }, [ref]);
}
