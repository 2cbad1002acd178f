/** How long after a part arrived the page may still change its height (carousels, pictures), in milliseconds. */
const settling = 3000;

let hasMoved = false;
let end: () => void = () => undefined;

if (typeof window !== 'undefined') {
  const options = { passive: true, capture: true };
  for (const move of ['wheel', 'touchmove', 'keydown'] as const) {
    window.addEventListener(move, () => (hasMoved = true), options);
  }
  window.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a[href*="#"]')) hasMoved = false;
    },
    options,
  );
}

/**
 * Holds the page at the address's target while parts above it get their real heights, unless the visitor has begun
 * to scroll. Parts that arrive after a navigation are rarely as high as their placeholders at every width.
 */
export function keepHashTarget(): void {
  end();
  const { hash } = window.location;
  if (!hash || hasMoved || typeof ResizeObserver === 'undefined') return;
  const observer = new ResizeObserver(() => {
    if (hasMoved || window.location.hash !== hash) return end();
    document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView({ behavior: 'instant' });
  });
  const timer = setTimeout(() => end(), settling);
  end = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  // Reports at once, and then at every change of height.
  observer.observe(document.body);
}
