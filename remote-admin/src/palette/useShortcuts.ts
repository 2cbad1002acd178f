import { useEffect } from 'react';
import { pressedKey } from '@vibrant-peak/shared/pressedKey';
import { isDialogOpen, isShortcut } from '@vibrant-peak/shared/isShortcut';

interface Shortcuts {
  onPalette: () => void;
  onHelp: () => void;
}

/** Ctrl+K or ⌘K anywhere, `?` where nothing can be typed; neither while a dialog is open. */
export function useShortcuts({ onPalette, onHelp }: Shortcuts): void {
  useEffect(() => {
    const answer = (event: KeyboardEvent) => {
      const key = pressedKey(event);
      if (event.defaultPrevented) return;
      if ((event.ctrlKey || event.metaKey) && !event.altKey && key === 'k') {
        event.preventDefault();
        if (!isDialogOpen()) onPalette();
      }
      if (key === '?' && isShortcut(event)) onHelp();
    };
    document.addEventListener('keydown', answer);
    return () => document.removeEventListener('keydown', answer);
  }, [onPalette, onHelp]);
}
