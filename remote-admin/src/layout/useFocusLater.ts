import { useCallback, useEffect, useRef } from 'react';

/** What is not on the page after so many milliseconds is not waited for any more. */
const patience = 1000;

interface Wanted {
  names: string[];
  until: number;
  onlyIfLost?: true;
}

const nothing: Wanted = { names: [], until: 0 };

/**
 * Moves the focus to `[data-focus-key="…"]` after the next render that has it: what had it (a deleted row, a closed form)
 * is gone by then. The first of the names that is on the page gets it. After an Undo, which may come while somebody types,
 * `focusIfLost` does so only where nothing on the page has the focus.
 */
export function useFocusLater() {
  const wanted = useRef<Wanted>(nothing);
  useEffect(() => {
    const { names, until, onlyIfLost } = wanted.current;
    if (names.length === 0) return;
    if (onlyIfLost && !isLost()) return void (wanted.current = nothing);
    const elements = names.map((name) =>
      document.querySelector<HTMLElement>(`[data-focus-key="${CSS.escape(name)}"]`),
    );
    const element = elements.find((candidate) => candidate !== null);
    element?.focus();
    if (element || performance.now() > until) wanted.current = nothing;
  });
  const focusLater = useCallback((...names: string[]) => {
    wanted.current = { names, until: performance.now() + patience };
  }, []);
  const focusIfLost = useCallback((...names: string[]) => {
    wanted.current = { names, until: performance.now() + patience, onlyIfLost: true };
  }, []);
  return { focusLater, focusIfLost };
}

/** Nothing has the focus, or a notice that is about to go. */
function isLost(): boolean {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body || activeElement.closest('#notices') !== null;
}
