const passive = { passive: true };

/** Subscribes to everything that changes which part of the page is in view. */
export function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, passive);
  window.addEventListener('resize', listener, passive);
  return () => {
    window.removeEventListener('scroll', listener);
    window.removeEventListener('resize', listener);
  };
}
