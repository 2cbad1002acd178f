import { useEffect, useRef } from 'react';

/**
 * When an action has taken a row out of a list, or brought it back, the row in its place has the
 * focus, or else the search, the first button of the list, or the list.
 * @param rows changes with the list.
 * @param selector of the rows.
 */
export function useRowFocus(rows: unknown, selector = 'tbody tr, li') {
  const list = useRef<HTMLDivElement>(null);
  const place = useRef<number>(undefined);
  useEffect(() => {
    if (place.current === undefined || !isLost()) return;
    const left = list.current!.querySelectorAll(selector);
    const row = left[Math.min(place.current, left.length - 1)];
    place.current = undefined;
    const target =
      row?.querySelector<HTMLElement>('button, input') ??
      document.querySelector<HTMLElement>('[type=search]') ??
      list.current!.querySelector('button') ??
      list.current!;
    target.focus();
  }, [rows, selector]);
  return { list, focusRowAt: (index: number) => void (place.current = index) };
}

/** No element has the focus, or one in a toast that is about to close. */
const isLost = () => document.activeElement!.matches('body, #notices *');
