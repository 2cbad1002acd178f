import type { Toast } from '@vibrant-peak/shared/host';
import { createStore } from '@vibrant-peak/shared/store';

let deferred: Toast[] = [];
let receiver: ((toast: Toast) => void) | undefined;

/** Whether a toast was ever shown: the toaster's code loads with the first one. */
export const wasUsed = createStore(() => false);

/** Shows a toast, or defers it until the toaster is loaded. */
export function showToast(toast: Toast): void {
  if (receiver) return receiver(toast);
  deferred = [...deferred, toast];
  wasUsed.set(true);
}

/** Passes all toasts, deferred and future, to the toaster. */
export function receiveToasts(show: (toast: Toast) => void): void {
  receiver = show;
  for (const toast of deferred) show(toast);
  deferred = [];
}
