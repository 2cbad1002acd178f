import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False while a prerendered page hydrates: its HTML ignores the address's query. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
