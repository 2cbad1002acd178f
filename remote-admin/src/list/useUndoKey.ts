import { useEffect, useEffectEvent } from 'react';
import { useToast } from '@vibrant-peak/shared/host';
import type { Collection } from '../records/createCollection';

/** Undoes the latest change of a list by Ctrl+Z or ⌘Z, except in text fields. */
export function useUndoKey<T extends { id: number }>(
  { changes }: Collection<T>,
  isActive: boolean,
  onUndone?: () => void,
) {
  const toast = useToast();
  const tellUndone = useEffectEvent(() => onUndone?.());
  useEffect(() => {
    if (!isActive) return;
    const answer = (event: KeyboardEvent) => {
      const isUndo =
        (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'z';
      if (!isUndo || event.defaultPrevented || isElsewhere(event.target)) return;
      const change = changes.get().at(-1);
      if (!change) return;
      event.preventDefault();
      change.undo();
      toast({ type: 'info', title: 'Undone', description: change.title });
      tellUndone();
    };
    document.addEventListener('keydown', answer);
    return () => document.removeEventListener('keydown', answer);
  }, [changes, isActive, toast]);
}

/** Text fields have an undo of their own, and a dialog covers the list. */
const isElsewhere = (target: EventTarget | null) =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element &&
    target.closest('input:not([type=checkbox]):not([type=radio]), textarea, [contenteditable]') !== null);
