import { useCallback, useEffect, useReducer, useRef } from 'react';

/** Stops looking for an element after this many milliseconds. */
const timeout = 1000;

interface Wanted {
  names: string[];
  until: number;
  onlyIfLost?: true;
}

const nothing: Wanted = { names: [], until: 0 };

/**
 * Moves the focus to `[data-focus-key="…"]` once it is rendered, when the focused element (a
 * deleted row, a closed form) is gone. The first name on the page wins. `focusIfLost` leaves the
 * focus alone if another element of the page has it: after an Undo the user may be typing.
 */
export function useFocusLater() {
  const wanted = useRef<Wanted>(nothing);
  /** Renders once more: the element may be there already. */
  const [, look] = useReducer((count: number) => count + 1, 0);
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
    wanted.current = { names, until: performance.now() + timeout };
    look();
  }, []);
  const focusIfLost = useCallback((...names: string[]) => {
    wanted.current = { names, until: performance.now() + timeout, onlyIfLost: true };
    look();
  }, []);
  return { focusLater, focusIfLost };
}

/** No element has the focus, or one in a toast that is about to close. */
function isLost(): boolean {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body || activeElement.closest('#notices') !== null;
}
