import { useEffect } from 'react';
import { isDialogOpen, isShortcut } from './isShortcut';

interface Shortcuts {
  onPalette: () => void;
  onHelp: () => void;
}

/** Ctrl+K or ⌘K anywhere, `?` where nothing can be typed; neither while a dialog is open. */
export function useShortcuts({ onPalette, onHelp }: Shortcuts): void {
  useEffect(() => {
    const answer = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        if (!isDialogOpen()) onPalette();
      }
      if (event.key === '?' && isShortcut(event)) onHelp();
    };
    document.addEventListener('keydown', answer);
    return () => document.removeEventListener('keydown', answer);
  }, [onPalette, onHelp]);
}
