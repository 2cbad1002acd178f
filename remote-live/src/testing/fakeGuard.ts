import type { HostServices } from '@vibrant-peak/shared/host';

/** A host's guard of unsaved changes that tells whether leaving would ask. */
export function fakeGuard() {
  const held = new Set<object>();
  const hold: HostServices['unsavedChanges']['hold'] = (changes) => {
    held.add(changes);
    return () => {
      held.delete(changes);
      return false;
    };
  };
  const none: [] = [];
  return {
    isHeld: () => held.size > 0,
    unsavedChanges: {
      hold,
      holders: { get: () => none, subscribe: () => () => undefined },
      leaveBy: (action: () => void) => action(),
    },
  };
}
