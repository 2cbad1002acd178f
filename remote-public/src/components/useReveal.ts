import { revealEvent, revealOnScroll } from '@vibrant-peak/shared/reveal';
import { useEffect, type RefObject } from 'react';
import { fadeInSequence, prefetchMotion } from './motion';

/**
 * Reveals an element once when it is far enough in view, see `Fades`. The inline script does so for
 * prerendered elements. The state is in the DOM, so that scrolling renders nothing. List items fade
 * in one by one once the animation library is loaded.
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
