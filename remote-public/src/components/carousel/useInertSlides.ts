import { useEffect, type RefObject } from 'react';

const slideSelector = '.react-multi-carousel-item';

/**
 * Takes slides out of view, clones among them, out of reach of Tab and of assistive technology. The library marks
 * them as hidden, but leaves what they hold in the tab order.
 */
export function useInertSlides(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const update = () => {
      for (const slide of element.querySelectorAll<HTMLElement>(slideSelector)) {
        slide.inert = slide.getAttribute('aria-hidden') === 'true';
      }
    };
    update();
    const observer = new MutationObserver(update);
    observer.observe(element, { subtree: true, childList: true, attributeFilter: ['aria-hidden'] });
    return () => observer.disconnect();
  }, [root]);
}
