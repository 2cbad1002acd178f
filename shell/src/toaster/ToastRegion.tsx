import { loadWithRetry } from 'shared/island';
import { Suspense, lazy, useSyncExternalStore } from 'react';
import { wasUsed } from './toastQueue';

const Toaster = lazy(async () => ({ default: (await loadWithRetry(() => import('./Toaster'))).Toaster }));

/** The one place of notices. Its code comes with the first notice. */
export function ToastRegion() {
  const isUsed = useSyncExternalStore(wasUsed.subscribe, wasUsed.get, () => false);
  return <Suspense>{isUsed && <Toaster />}</Suspense>;
}
