import { useEffect, type RefObject } from 'react';

const slideSelector = '.react-multi-carousel-item';

/**
 * Makes slides out of view, including clones, inert: the library leaves their links in the tab
 * order. A focused slide becomes inert once it loses the focus.
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
