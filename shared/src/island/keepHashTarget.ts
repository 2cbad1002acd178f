import { hashTarget } from '../hashTarget';

/**
 * How long after a part was loaded the page may still change its height (carousels, pictures), in
 * milliseconds.
 */
const settling = 3000;

let hasScrolled = false;
/** When a hash link was last followed, in milliseconds since navigation start. */
let followed = -settling;
let end: () => void = () => undefined;

/** After a reload, Back or Forward the browser restores the scroll position. */
const isReturn = () =>
  performance
    .getEntriesByType?.('navigation')
    .some((entry) => /^(reload|back)/.test((entry as PerformanceNavigationTiming).type));

if (typeof window !== 'undefined') {
  hasScrolled = !!isReturn();
  const options = { passive: true, capture: true };
  for (const type of ['wheel', 'touchmove', 'keydown'] as const) {
    window.addEventListener(type, () => (hasScrolled = true), options);
  }
  window.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element && target.closest('a[href*="#"]'))) return;
      hasScrolled = false;
      followed = performance.now();
    },
    options,
  );
}

/**
 * Keeps the address's target in place while parts above it get their final heights, unless the
 * visitor has scrolled or the page shows another position, as after dragging the scroll bar or a
 * reload. Placeholders rarely have the final height at every width.
 */
export function keepHashTarget(): void {
  end();
  const { hash } = window.location;
  if (!hash || hasScrolled || typeof ResizeObserver === 'undefined') return;
  const target = hashTarget(hash);
  // Smooth scrolling takes a moment.
  const isOnItsWay = () => performance.now() - followed < settling;
  if (!target || !(isOnItsWay() || isInView(target))) return;
  const observer = new ResizeObserver(() => {
    const isLeft = !isOnItsWay() && !isInView(target);
    if (hasScrolled || isLeft || window.location.hash !== hash) return end();
    target.scrollIntoView({ behavior: 'instant' });
  });
  const timer = setTimeout(() => end(), settling);
  end = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  // Reports once at the start, then at every change of height.
  observer.observe(document.body);
}

/**
 * Within half a window of the top: the last section of a page may be too short to reach the top.
 */
const isInView = (target: Element) => Math.abs(target.getBoundingClientRect().top) < window.innerHeight / 2;
