import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False while a prerendered page hydrates: the HTML does not know the search of the address. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
