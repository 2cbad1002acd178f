import { useState } from 'react';
import { createPortal } from 'react-dom';
import { createLazyPart } from '@vibrant-peak/shared/island';
import { useStore } from '@vibrant-peak/shared/store';
import { PlainToast } from './PlainToast';
import { wasUsed } from './toastQueue';

const Toaster = createLazyPart(async () => (await import('./Toaster')).Toaster, {
  Fallback: PlainToast,
});

/** The region of all toasts. Its code loads with the first toast. */
export function ToastRegion() {
  return <>{useStore(wasUsed) && <Toasts />}</>;
}

function Toasts() {
  const [container] = useState(createContainer);
  return createPortal(<Toaster />, container);
}

/** `ModalDialog` moves this container into the open dialog, so that toasts stay reachable. */
function createContainer(): HTMLElement {
  const container = document.createElement('div');
  container.id = 'notices';
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  (dialog ?? document.body).append(container);
  return container;
}
