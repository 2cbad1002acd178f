import { useEffect, useEffectEvent } from 'react';
import { pressedKey } from '@vibrant-peak/shared/pressedKey';
import { isShortcut } from '../../palette/isShortcut';

const steps: Partial<Record<string, 1 | -1>> = { j: 1, k: -1 };

/** J and K open the next and previous message, wherever the focus is. */
export function useMessageKeys(move: (step: 1 | -1) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = steps[pressedKey(event) ?? ''];
    if (!step || !isShortcut(event)) return;
    event.preventDefault();
    move(step);
  });
  useEffect(() => {
    const answer = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', answer);
    return () => document.removeEventListener('keydown', answer);
  }, []);
}
