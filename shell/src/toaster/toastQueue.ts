import type { Toast } from 'shared/host';
import { createStore } from 'shared/store';

let waiting: Toast[] = [];
let receiver: ((toast: Toast) => void) | undefined;

/** Tells whether a notice was ever shown: the toaster's code loads with the first one. */
export const wasUsed = createStore(() => false);

/** Shows a notice, or keeps it until the code that shows notices is there. */
export function showToast(toast: Toast): void {
  if (receiver) return receiver(toast);
  waiting = [...waiting, toast];
  wasUsed.set(true);
}

/** Hands all notices, waiting and future, to the toaster. */
export function receiveToasts(show: (toast: Toast) => void): void {
  receiver = show;
  for (const toast of waiting) show(toast);
  waiting = [];
}
