import { hashTarget } from '@vibrant-peak/shared/hashTarget';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Duration of a new page's fade-in, in milliseconds. */
const pageChange = 200;

/** Moves the focus after a navigation to the new content, or to the target of the hash. */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const main = document.getElementById('main');
    if (main) fadeIn(main);
    const anchor = hashTarget(hash);
    // An error panel has taken the focus already.
    if (!main?.contains(document.activeElement)) (anchor ?? main)?.focus({ preventScroll: true });
  }, [pathname, hash]);
}

/** Changes the opacity only: the page is usable from the first frame, without layout shifts. */
function fadeIn(main: HTMLElement): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  main.animate({ opacity: [0, 1] }, { duration: pageChange, easing: 'ease-out' });
}
