import { useLayoutEffect, useRef, type FocusEvent } from 'react';
import { rowOf } from './rowOf';

const controls = 'input, button';

/**
 * Restores the focus of a row that moves to another group, where it is mounted again.
 * @returns handlers for the table.
 */
export function useRowFocus() {
  const place = useRef<{ id: string | undefined; control: number }>(undefined);

  useLayoutEffect(() => {
    if (!place.current || document.activeElement !== document.body) return;
    const { id, control } = place.current;
    rowOf(id)?.querySelectorAll<HTMLElement>(controls)[control]?.focus();
  });

  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const row = target.closest('tr');
      place.current = {
        id: row?.dataset['id'],
        control: [...(row?.querySelectorAll(controls) ?? [])].indexOf(target),
      };
    },
    onBlur: () => (place.current = undefined),
  };
}
