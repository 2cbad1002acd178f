import type { Toast } from 'shared/host';

let waiting: Toast[] = [];
let receiver: ((toast: Toast) => void) | undefined;
const listeners = new Set<() => void>();

/** Shows a notice, or keeps it until the code that shows notices is there. */
export function showToast(toast: Toast): void {
  if (receiver) return receiver(toast);
  waiting = [...waiting, toast];
  for (const listener of listeners) listener();
}

/** Hands all notices, waiting and future, to the toaster. */
export function receiveToasts(show: (toast: Toast) => void): void {
  receiver = show;
  for (const toast of waiting) show(toast);
  waiting = [];
}

/** Tells whether a notice was ever shown: the toaster's code loads with the first one. */
export const wasUsed = {
  get: () => waiting.length > 0 || receiver !== undefined,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
