import { useEffect, useEffectEvent } from 'react';
import { pressedKey } from '@vibrant-peak/shared/pressedKey';

const steps: Partial<Record<string, 1 | -1>> = { j: 1, k: -1 };
/** Where letters are typed, or where a dialog covers the page. */
const typed = 'input, textarea, select, [contenteditable], dialog[open]';

/** J and K go to the next and the previous one, wherever the focus is. */
export function useStepKeys(move: (step: 1 | -1) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = steps[pressedKey(event) ?? ''];
    const { ctrlKey, metaKey, altKey, defaultPrevented, target } = event;
    if (!step || ctrlKey || metaKey || altKey || defaultPrevented) return;
    if ((target instanceof Element && target.closest(typed)) || document.querySelector('dialog[open]'))
      return;
    event.preventDefault();
    move(step);
  });
  useEffect(() => {
    const answer = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', answer);
    return () => document.removeEventListener('keydown', answer);
  }, []);
}
