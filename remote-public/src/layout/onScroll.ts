const passive = { passive: true };

/** Subscribes to all changes of the part of the page in view. */
export function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, passive);
  window.addEventListener('resize', listener, passive);
  return () => {
    window.removeEventListener('scroll', listener);
    window.removeEventListener('resize', listener);
  };
}
