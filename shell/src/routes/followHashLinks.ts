/** A smooth scroll that never ends (the visitor took over) must not make the next page glide, in milliseconds. */
const longestScroll = 1500;

/**
 * Links to a place on this page: the view glides there, and the focus follows, so that the next Tab goes on from there.
 * Nothing else on the site glides: page changes, Back and Forward and a first load jump.
 *
 * The scroll starts in the click itself: the router's own comes with its navigation, which first waits for the code of all
 * parts of a freshly loaded page. It goes to the same place, by the same smooth way.
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
    const target = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (!target) return;
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) style.scrollBehavior = 'smooth';
    timer = window.setTimeout(jump, longestScroll);
    target.scrollIntoView();
    target.focus({ preventScroll: true });
  });
  window.addEventListener('popstate', jump);
}
