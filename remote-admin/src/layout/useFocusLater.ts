import { useCallback, useEffect, useRef } from 'react';

/** What is not on the page after so many milliseconds is not waited for any more. */
const patience = 1000;

/**
 * Moves the focus to `[data-focus-key="…"]` after the next render that has it: what had it (a deleted row, a closed form)
 * is gone by then. The first of the names that is on the page gets it.
 */
export function useFocusLater() {
  const wanted = useRef<{ names: string[]; until: number }>({ names: [], until: 0 });
  useEffect(() => {
    const { names, until } = wanted.current;
    if (names.length === 0) return;
    const elements = names.map((name) =>
      document.querySelector<HTMLElement>(`[data-focus-key="${CSS.escape(name)}"]`),
    );
    const element = elements.find((candidate) => candidate !== null);
    element?.focus();
    if (element || performance.now() > until) wanted.current = { names: [], until: 0 };
  });
  return useCallback((...names: string[]) => {
    wanted.current = { names, until: performance.now() + patience };
  }, []);
}
