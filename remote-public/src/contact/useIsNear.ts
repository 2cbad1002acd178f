import { useEffect, useState, type RefObject } from 'react';

/** How far from the view something is near, in pixels: browsers themselves fetch lazy frames from up to 4000. */
const distance = '600px 0px';

/** Whether an element has come near the view; from then on it stays so. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: distance },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
