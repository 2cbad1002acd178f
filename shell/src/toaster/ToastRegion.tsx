import { useStore } from 'shared/store';
import { lazyPart } from '../lazyPart';
import { PlainNotice } from './PlainNotice';
import { wasUsed } from './toastQueue';

const Toaster = lazyPart(async () => (await import('./Toaster')).Toaster, PlainNotice);

/** The one place of notices. Its code comes with the first notice. */
export function ToastRegion() {
  const isUsed = useStore(wasUsed);
  return isUsed && <Toaster />;
}
