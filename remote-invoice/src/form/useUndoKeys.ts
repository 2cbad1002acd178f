import { useEffect } from 'react';
import { pressedKey } from '@vibrant-peak/shared/pressedKey';
import { redo, undo } from '../draft/draftStore';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const isText = (target: EventTarget | null): target is TextControl =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'date', 'file'].includes(target.type));

const directionOf = (event: KeyboardEvent) => {
  const { shiftKey, ctrlKey, metaKey, altKey } = event;
  const key = pressedKey(event);
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  if (key === 'z') return shiftKey ? redo : undo;
  return key === 'y' && ctrlKey && !shiftKey ? redo : undefined;
};

/**
 * Ctrl+Z and Ctrl+Shift+Z for the draft. In a text field that was changed, the browser's own undo
 * comes first.
 */
export function useUndoKeys(): void {
  useEffect(() => {
    let valueAtFocus = '';
    let takenBack = 0;
    let isAnswered = false;
    const controller = new AbortController();
    const { signal } = controller;

    const remember = ({ target }: Event) => {
      if (!isText(target)) return;
      valueAtFocus = target.value;
      takenBack = 0;
    };
    const watchInput = (event: Event) => {
      const { inputType = '' } = event as InputEvent;
      isAnswered ||= inputType.startsWith('history');
      if (!inputType.startsWith('history')) takenBack = 0;
    };
    const press = (event: KeyboardEvent) => {
      const travel = directionOf(event);
      const { target } = event;
      if (!travel || (target instanceof Element && target.closest('dialog'))) return;
      const proceed = () => {
        travel();
        requestAnimationFrame(() => remember({ target: document.activeElement } as unknown as Event));
      };
      const isNative = isText(target) && (travel === undo ? target.value !== valueAtFocus : takenBack > 0);
      if (!isNative) {
        event.preventDefault();
        return proceed();
      }
      isAnswered = false;
      takenBack += travel === undo ? 1 : -1;
      // The browser undoes within this task, if it has anything to undo.
      setTimeout(() => !isAnswered && proceed());
    };

    document.addEventListener('focusin', remember, { signal });
    document.addEventListener('input', watchInput, { signal });
    document.addEventListener('keydown', press, { signal });
    return () => controller.abort();
  }, []);
}
