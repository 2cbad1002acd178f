import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** A new page starts at its content for keyboards and screen readers, as after a page load. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const main = document.getElementById('main');
    // A panel that says what went wrong has taken the focus already.
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname]);
}
