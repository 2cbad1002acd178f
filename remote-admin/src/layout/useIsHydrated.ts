import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * False in the prerendered frame and while it hydrates, then true. See
 * https://react.dev/reference/react/useSyncExternalStore#adding-support-for-server-rendering.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
