import { useEffect, useEffectEvent } from 'react';
import { isShortcut } from '@vibrant-peak/shared/isShortcut';
import { pressedKey } from '@vibrant-peak/shared/pressedKey';

type Step = 1 | -1;

const steps: Partial<Record<string, Step>> = { j: 1, k: -1 };

/**
 * J and K open the next and the previous message, wherever the focus is. While no message is open,
 * J opens the first one.
 * @returns does the same.
 */
export function useMessageSteps<T extends { id: number }>(
  messages: readonly T[],
  openId: number | undefined,
  open: (message: T) => void,
): (step: Step) => void {
  const move = (step: Step) => {
    const place = messages.findIndex(({ id }) => id === openId);
    const next = openId === undefined ? messages[0] : messages[place + step];
    if (next) open(next);
  };
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
  return move;
}
