/**
 * A link to a place on this page scrolls there in the click itself. The router's own scrolling comes with its
 * navigation, which first waits for the code of all parts of a freshly loaded page.
 */
export function scrollToHashAtOnce(): void {
  document.addEventListener('click', (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.hash || link.origin !== location.origin || link.pathname !== location.pathname) return;
    document.getElementById(decodeURIComponent(link.hash.slice(1)))?.scrollIntoView();
  });
}
