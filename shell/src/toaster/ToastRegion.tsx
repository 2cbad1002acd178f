import { useState } from 'react';
import { createPortal } from 'react-dom';
import { createLazyPart } from 'shared/island';
import { useStore } from 'shared/store';
import { PlainNotice } from './PlainNotice';
import { wasUsed } from './toastQueue';

const Toaster = createLazyPart(async () => (await import('./Toaster')).Toaster, {
  Fallback: PlainNotice,
});

/** The one place of notices. Its code comes with the first notice. */
export function ToastRegion() {
  return <>{useStore(wasUsed) && <Notices />}</>;
}

function Notices() {
  const [place] = useState(createPlace);
  return createPortal(<Toaster />, place);
}

/** `ModalDialog` finds this place by its name and takes it along, so that notices stay in reach. */
function createPlace(): HTMLElement {
  const place = document.createElement('div');
  place.id = 'notices';
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  (dialog ?? document.body).append(place);
  return place;
}
