import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * False in the prerendered frame, which is the same for all staff pages and devices, and while it hydrates; then true at once.
 * See https://react.dev/reference/react/useSyncExternalStore#adding-support-for-server-rendering.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
