import { useEffect, useRef, useState } from 'react';

/** `shown` from the start, or `hidden` below the fold until it is `revealed` for good. */
type Visibility = 'shown' | 'hidden' | 'revealed';

/**
 * Hides an element below the viewport and reveals it, once, when a fifth of it is visible. Nothing is hidden before hydration
 * or under reduced motion.
 */
export function useFadeIn<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  const [visibility, setVisibility] = useState<Visibility>('shown');

  useEffect(() => {
    const element = ref.current;
    if (!element || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const isBelow = element.getBoundingClientRect().top >= window.innerHeight;
    if (!isBelow) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const isVisible = entries.some((entry) => entry.isIntersecting);
        setVisibility(isVisible ? 'revealed' : 'hidden');
        if (isVisible) observer.disconnect();
      },
      // Elements above the viewport count as seen: a jump to the end of the page leaves no gaps.
      { threshold: 0.2, rootMargin: '100000px 0px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { ref, visibility };
}
