import { loadWithRetry } from 'shared/island';
import { useStore } from 'shared/store';
import { Suspense, lazy } from 'react';
import { wasUsed } from './toastQueue';

const Toaster = lazy(async () => ({ default: (await loadWithRetry(() => import('./Toaster'))).Toaster }));

/** The one place of notices. Its code comes with the first notice. */
export function ToastRegion() {
  const isUsed = useStore(wasUsed);
  return <Suspense>{isUsed && <Toaster />}</Suspense>;
}
