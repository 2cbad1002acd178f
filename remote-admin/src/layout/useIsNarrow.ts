import { useSyncExternalStore } from 'react';

/** Below it the sidebar is collapsed until the user expands it: tables need the width. */
const narrow = '(max-width: 1023.98px)';

function subscribe(listener: () => void) {
  const query = window.matchMedia(narrow);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window is narrow; false in prerendered HTML. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(narrow).matches,
    () => false,
  );
