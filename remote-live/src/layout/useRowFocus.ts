import { useEffect, useRef } from 'react';

/**
 * When an action has taken a row out of a list, or brought it back, the row in its place has the
 * focus, or else the search.
 * @param rows changes with the list.
 */
export function useRowFocus(rows: readonly unknown[]) {
  const list = useRef<HTMLDivElement>(null);
  const place = useRef<number>(undefined);
  useEffect(() => {
    if (place.current === undefined || !isLost()) return;
    const left = list.current!.querySelectorAll('tbody tr, li');
    const row = left[Math.min(place.current, left.length - 1)];
    place.current = undefined;
    const target = row?.querySelector('button') ?? document.querySelector<HTMLElement>('[type=search]');
    target?.focus();
  }, [rows]);
  return { list, focusRowAt: (index: number) => void (place.current = index) };
}

/** No element has the focus, or one in a toast that is about to close. */
const isLost = () => document.activeElement!.matches('body, #notices *');
