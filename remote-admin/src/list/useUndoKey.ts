import { useEffect, useEffectEvent } from 'react';
import { useToast, type RecordId } from '@vibrant-peak/shared/host';
import { pressedKey } from '@vibrant-peak/shared/pressedKey';
import type { Collection } from '../records/createCollection';
import { useReportFailure } from '../saving/useReportFailure';

/** Undoes the latest change of a list by Ctrl+Z or ⌘Z, except in text fields. */
export function useUndoKey<T extends { id: RecordId }>(
  { changes }: Pick<Collection<T>, 'changes'>,
  isActive: boolean,
  onUndone?: () => void,
) {
  const toast = useToast();
  const reportFailure = useReportFailure();
  const notifyUndone = useEffectEvent(() => onUndone?.());
  useEffect(() => {
    if (!isActive) return;
    const answer = (event: KeyboardEvent) => {
      const isUndo =
        (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && pressedKey(event) === 'z';
      if (!isUndo || event.defaultPrevented || isElsewhere(event.target)) return;
      const change = changes.get().at(-1);
      if (!change) return;
      event.preventDefault();
      const announce = () => {
        toast({ type: 'info', title: 'Undone', description: change.title });
        notifyUndone();
      };
      void change.undo().then(announce, reportFailure);
    };
    document.addEventListener('keydown', answer);
    return () => document.removeEventListener('keydown', answer);
  }, [changes, isActive, toast, reportFailure]);
}

/** Text fields have an undo of their own, and a dialog covers the list. */
const isElsewhere = (target: EventTarget | null) =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element &&
    target.closest('input:not([type=checkbox]):not([type=radio]), textarea, [contenteditable]') !== null);
