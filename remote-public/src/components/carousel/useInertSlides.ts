import { useEffect, type RefObject } from 'react';

const slideSelector = '.react-multi-carousel-item';

/**
 * Takes slides out of view, clones among them, out of reach of Tab and of assistive technology. The library marks
 * them as hidden, but leaves what they hold in the tab order. A slide that holds the focus stays alive until it gives it
 * up: the focus would be lost.
 */
export function useInertSlides(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const update = () => {
      for (const slide of element.querySelectorAll<HTMLElement>(slideSelector)) {
        const holdsFocus = slide.contains(document.activeElement);
        slide.inert = slide.getAttribute('aria-hidden') === 'true' && !holdsFocus;
      }
    };
    update();
    const observer = new MutationObserver(update);
    observer.observe(element, { subtree: true, childList: true, attributeFilter: ['aria-hidden'] });
    const updateLater = () => queueMicrotask(update);
    element.addEventListener('focusout', updateLater);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusout', updateLater);
    };
  }, [root]);
}
