/** How long after a part arrived the page may still change its height (carousels, pictures), in milliseconds. */
const settling = 3000;

let hasMoved = false;
/** When a link to a place was followed, in milliseconds since the page began to load. */
let followed = -settling;
let end: () => void = () => undefined;

/** After a reload, or when the visitor comes back, the page stands where it was left. */
const isReturn = () =>
  performance
    .getEntriesByType?.('navigation')
    .some((entry) => /^(reload|back)/.test((entry as PerformanceNavigationTiming).type));

if (typeof window !== 'undefined') {
  hasMoved = !!isReturn();
  const options = { passive: true, capture: true };
  for (const move of ['wheel', 'touchmove', 'keydown'] as const) {
    window.addEventListener(move, () => (hasMoved = true), options);
  }
  window.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element && target.closest('a[href*="#"]'))) return;
      hasMoved = false;
      followed = performance.now();
    },
    options,
  );
}

/**
 * Holds the page at the address's target while parts above it get their real heights, unless the visitor has begun
 * to scroll, or stands elsewhere: a scroll bar and a reload tell of no move. Parts that arrive after a navigation are rarely
 * as high as their placeholders at every width.
 */
export function keepHashTarget(): void {
  end();
  const { hash } = window.location;
  if (!hash || hasMoved || typeof ResizeObserver === 'undefined') return;
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  // On the way there for a moment, where views glide.
  const isOnItsWay = () => performance.now() - followed < settling;
  if (!target || !(isOnItsWay() || isInView(target))) return;
  const observer = new ResizeObserver(() => {
    const isLeft = !isOnItsWay() && !isInView(target);
    if (hasMoved || isLeft || window.location.hash !== hash) return end();
    target.scrollIntoView({ behavior: 'instant' });
  });
  const timer = setTimeout(() => end(), settling);
  end = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  // Reports at once, and then at every change of height.
  observer.observe(document.body);
}

/** In the upper half of the window: the last section of a page may be too short to reach the top. */
const isInView = (target: Element) => Math.abs(target.getBoundingClientRect().top) < window.innerHeight / 2;
