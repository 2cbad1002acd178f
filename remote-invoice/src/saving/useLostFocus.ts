import { useEffect, useRef } from 'react';

/**
 * Moves the focus into the page, as after a navigation, when the element that had it goes away.
 * @param shown changes with what the page shows.
 */
export function useLostFocus(shown: string): void {
  const last = useRef<Node>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => void (last.current = target as Node);
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    const isLost = last.current?.isConnected === false && document.activeElement === document.body;
    if (isLost) document.getElementById('main')?.focus({ preventScroll: true });
  }, [shown]);
}
