import { useEffect } from 'react';

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
      if (event.key === '?' && !event.ctrlKey && !event.metaKey && !isField(event.target)) {
        if (!isDialogOpen()) onHelp();
      }
    };
    document.addEventListener('keydown', answer);
    return () => document.removeEventListener('keydown', answer);
  }, [onPalette, onHelp]);
}

const isField = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/** A dialog that fades out no longer counts: who types fast asks for the next one meanwhile. */
const isDialogOpen = () => document.querySelector('[role="dialog"]:not([data-state="closed"])') !== null;
