import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Milliseconds in which a new page fades in. */
const pageChange = 200;

/**
 * A new page starts at its content for keyboards and screen readers, as after a page load; an address with a hash starts at
 * the place that it names.
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const main = document.getElementById('main');
    if (main) fadeIn(main);
    const place = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    // A panel that says what went wrong has taken the focus already.
    if (!main?.contains(document.activeElement)) (place ?? main)?.focus({ preventScroll: true });
  }, [pathname, hash]);
}

/** By opacity alone: the page can be used from the first frame on, and nothing in it changes its place. */
function fadeIn(main: HTMLElement): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  main.animate({ opacity: [0, 1] }, { duration: pageChange, easing: 'ease-out' });
}
