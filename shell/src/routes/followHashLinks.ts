import { hashTarget } from '@vibrant-peak/shared/hashTarget';

/** In milliseconds. Interrupted smooth scrolling must not affect the next page. */
const MAX_SCROLL = 1500;

/**
 * Makes links to a section of this page scroll smoothly and move the focus, so that Tab continues
 * there. Other navigations jump. The scroll starts in the click handler, because the router waits
 * for the code of all parts.
 */
export function followHashLinks(): void {
  const { style } = document.documentElement;
  const jump = () => void (style.scrollBehavior = '');
  let timer = 0;

  document.addEventListener('click', (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    window.clearTimeout(timer);
    jump();
    if (!link?.hash || link.origin !== location.origin || link.pathname !== location.pathname) return;
    const target = hashTarget(link.hash);
    if (!target) return;
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) style.scrollBehavior = 'smooth';
    timer = window.setTimeout(jump, MAX_SCROLL);
    target.scrollIntoView();
    target.focus({ preventScroll: true });
  });
  window.addEventListener('popstate', jump);
}
