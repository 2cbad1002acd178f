import { useState } from 'react';
import { createPortal } from 'react-dom';
import { createLazyPart } from '@vibrant-peak/shared/island';
import { useStore } from '@vibrant-peak/shared/store';
import { PlainNotice } from './PlainNotice';
import { wasUsed } from './toastQueue';

const Toaster = createLazyPart(async () => (await import('./Toaster')).Toaster, {
  Fallback: PlainNotice,
});

/** The region of all notices. Its code loads with the first notice. */
export function ToastRegion() {
  return <>{useStore(wasUsed) && <Notices />}</>;
}

function Notices() {
  const [container] = useState(createContainer);
  return createPortal(<Toaster />, container);
}

/** `ModalDialog` finds the container by its id and moves it into the dialog, so that notices stay reachable. */
function createContainer(): HTMLElement {
  const container = document.createElement('div');
  container.id = 'notices';
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  (dialog ?? document.body).append(container);
  return container;
}
