type Action = () => void;

const holders = new Set<symbol>();
const listeners = new Set<() => void>();
let waiting: Action | undefined;

const tell = () => listeners.forEach((listener) => listener());

/** What would be lost by leaving the page, and what waits for the answer whether to leave. */
export const unsavedChanges = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  exist: () => holders.size > 0,
  /** Says that something is unsaved until the returned function is called. */
  hold() {
    const holder = Symbol();
    holders.add(holder);
    tell();
    return () => {
      holders.delete(holder);
      tell();
    };
  },
  /** Gives up what is unsaved: nothing is in the way of leaving any more. */
  discard() {
    holders.clear();
    tell();
  },
  /** Runs an action that leaves the page: at once, or when the user agreed to lose what is unsaved. */
  leaveBy(action: Action) {
    if (holders.size === 0) return action();
    waiting = action;
    tell();
  },
  waitingAction: () => waiting,
  forgetAction() {
    waiting = undefined;
    tell();
  },
};
