import { useCallback, useEffect, useRef, useState } from 'react';
import { pressedKey } from '@vibrant-peak/shared/pressedKey';

/** Navigation drawer on phones. Escape restores the focus. Widening the window closes it, too. */
export function useDrawer() {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setIsOpen(false), []);
  const toggle = useCallback(() => setIsOpen((wasOpen) => !wasOpen), []);

  useEffect(() => {
    if (!isOpen) return;
    const closeByKey = (event: KeyboardEvent) => {
      if (pressedKey(event) !== 'Escape') return;
      setIsOpen(false);
      opener.current?.focus();
    };
    const wide = window.matchMedia('(min-width: 768px)');
    document.addEventListener('keydown', closeByKey);
    wide.addEventListener('change', close);
    return () => {
      document.removeEventListener('keydown', closeByKey);
      wide.removeEventListener('change', close);
    };
  }, [isOpen, close]);

  return { isOpen, opener, close, toggle };
}
