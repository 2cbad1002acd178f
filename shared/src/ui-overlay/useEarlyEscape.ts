import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Closes a dialog by Escape from the moment that it is in the document: the library listens two frames later, which on a slow phone is
 * late enough to be noticed.
 */
export function useEarlyEscape(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      // A dialog below this one must not take it for its own.
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    const stop = () => window.removeEventListener('keydown', hear, true);
    window.addEventListener('keydown', hear, true);
    let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(stop)));
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [isOpen]);
}
