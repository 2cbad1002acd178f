import { useEffect, type RefObject } from 'react';
import { prefetchMotion, readyMotion } from '../components/motion';

/** In seconds: long enough to be read as a change. */
const duration = 0.8;

/**
 * Animates a bar from one width to another (CSS lengths) when it comes into view, if the animation
 * library is loaded by then.
 */
export function useGrowth(ref: RefObject<HTMLElement | null>, from: string, to: string): void {
  useEffect(() => {
    const bar = ref.current;
    if (!bar) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        readyMotion()?.(bar, { width: [from, to] }, { duration, ease: 'easeOut' });
      },
      { threshold: 1 },
    );
    observer.observe(bar);
    window.addEventListener('scroll', prefetchMotion, { passive: true, once: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', prefetchMotion);
    };
  }, [ref, from, to]);
}
