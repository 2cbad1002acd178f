import type { UnsavedChanges } from 'shared/host';
import { createStore } from 'shared/store';

type Action = () => void;

const holders = createStore((): readonly UnsavedChanges[] => []);
const waitingAction = createStore((): Action | undefined => undefined);

/** What would be lost by leaving, whichever remote it belongs to, and what waits for the answer whether to leave. */
export const unsavedChanges = {
  holders,
  waitingAction,
  /** Whether another address of the site would lose something. */
  isPageHeld: () => holders.get().some(({ scope }) => scope === 'page'),
  hold(changes: UnsavedChanges) {
    const holder = { ...changes };
    holders.set((current) => [...current, holder]);
    return () => holders.set((current) => current.filter((other) => other !== holder));
  },
  leaveBy(action: Action) {
    if (holders.get().length === 0) return action();
    waitingAction.set(() => action);
  },
  forgetAction: () => waitingAction.set(undefined),
  /** Gives up what was typed on the page; what is kept for the visit stays. */
  discardPage: () => holders.set((current) => current.filter(({ scope }) => scope !== 'page')),
  /** Gives up what is kept for the visit, too. */
  discardVisit() {
    for (const { onDiscard } of holders.get()) onDiscard?.();
  },
};
