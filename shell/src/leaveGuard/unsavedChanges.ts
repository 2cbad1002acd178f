import type { UnsavedChanges } from '@vibrant-peak/shared/host';
import { createStore } from '@vibrant-peak/shared/store';

type Action = () => void;

const holders = createStore((): readonly UnsavedChanges[] => []);
const deferredAction = createStore((): Action | undefined => undefined);
/** Leaves; defined while the visitor is asked. */
let leave: Action | undefined;

/**
 * Unsaved changes of all remotes, and the action that waits for the visitor's decision to leave.
 */
export const unsavedChanges = {
  holders,
  deferredAction,
  /** Whether a navigation within the site would lose changes. */
  isPageHeld: () => holders.get().some(({ scope }) => scope === 'page'),
  hold(changes: UnsavedChanges) {
    const holder = { ...changes };
    let isLeaving = false;
    holders.set((current) => [...current, holder]);
    return () => {
      holders.set((current) => current.filter((other) => other !== holder));
      isLeaving ||= leaveUnlessHeld();
      return isLeaving;
    };
  },
  /** Names what leaves while the visitor is asked, for when the changes are saved meanwhile. */
  whileAsking(nextLeave: Action | undefined) {
    leave = nextLeave;
  },
  leaveBy(action: Action) {
    if (holders.get().length === 0) return action();
    deferredAction.set(() => action);
  },
  forgetAction: () => deferredAction.set(undefined),
  /** Discards changes to the page; those held for the visit remain. */
  discardPage: () => holders.set((current) => current.filter(({ scope }) => scope !== 'page')),
  /** Discards changes held for the visit, too. */
  discardVisit() {
    for (const { onDiscard } of holders.get()) onDiscard?.();
  },
};

/** A question whose changes were saved meanwhile is answered: nothing is lost by leaving. */
function leaveUnlessHeld(): boolean {
  const isHeld = deferredAction.get() ? holders.get().length > 0 : unsavedChanges.isPageHeld();
  if (!leave || isHeld) return false;
  leave();
  return true;
}
