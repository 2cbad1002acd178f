import { useCallback, useEffect, useRef, useState } from 'react';
import { pressedKey } from '@vibrant-peak/shared/pressedKey';
import { useLocation } from '@vibrant-peak/shared/router';

/**
 * Navigation drawer on phones. Escape restores the focus. A navigation, such as Back, and widening
 * the window close it, too.
 */
export function useDrawer() {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setIsOpen(false), []);
  const toggle = useCallback(() => setIsOpen((wasOpen) => !wasOpen), []);

  const { key } = useLocation();
  useEffect(() => () => setIsOpen(false), [key]);

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
