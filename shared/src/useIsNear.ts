import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether an element has come within `distance` pixels of the viewport; stays true from then on.
 */
export function useIsNear(element: RefObject<Element | null>, distance: number): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${distance}px 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, distance, isNear]);
  return isNear;
}
