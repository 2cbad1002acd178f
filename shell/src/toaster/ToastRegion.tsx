import { createLazyPart } from 'shared/island';
import { useStore } from 'shared/store';
import { PlainNotice } from './PlainNotice';
import { wasUsed } from './toastQueue';

const Toaster = createLazyPart(async () => (await import('./Toaster')).Toaster, {
  Fallback: PlainNotice,
});

/** The one place of notices. Its code comes with the first notice. */
export function ToastRegion() {
  return <Toaster isNeeded={useStore(wasUsed)} />;
}
