import { useCallback, useEffect, useRef } from 'react';

/**
 * Moves the focus to `[data-focus-key="…"]` after the next render: what had it (a deleted row, a closed form) is gone by
 * then. The first of the names that is on the page gets it.
 */
export function useFocusLater() {
  const wanted = useRef<string[]>([]);
  useEffect(() => {
    const names = wanted.current;
    wanted.current = [];
    for (const name of names) {
      const element = document.querySelector<HTMLElement>(`[data-focus-key="${CSS.escape(name)}"]`);
      if (element) return element.focus();
    }
  });
  return useCallback((...names: string[]) => {
    wanted.current = names;
  }, []);
}
