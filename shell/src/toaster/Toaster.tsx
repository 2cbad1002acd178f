import { Stack } from '@chakra-ui/react/stack';
import { Toast, Toaster as ChakraToaster, createToaster } from '@chakra-ui/react/toast';
import { useEffect, type FocusEvent } from 'react';
import type { Toast as ToastContent } from '@vibrant-peak/shared/host';
import { Icon } from '@vibrant-peak/shared/ui';
import { receiveToasts } from './toastQueue';

const mostNotices = 4;

/** More would cover the page, so low screens show fewer. */
const roomForNotices = () => Math.min(Math.max(Math.floor(window.innerHeight / 280), 1), mostNotices);

const toaster = createToaster({
  placement: 'bottom-end',
  // Pages keep notices off their controls by these properties, see `Toast` in `@vibrant-peak/shared/host`.
  offsets: {
    left: '1rem',
    right: 'var(--notices-end, 1rem)',
    top: '1rem',
    bottom: 'var(--notices-bottom, 1rem)',
  },
  hotkey: ['altKey', 'KeyT'],
  max: mostNotices,
  pauseOnPageIdle: true,
});

/** Notices removed for newer ones before they were answered, the latest first. */
let setAside: ToastContent[] = [];

/**
 * Shows a notice at once and removes the oldest, where the library would queue the newest. One with an action returns when
 * there is room again, so that its Undo is not lost.
 */
function show(notice: ToastContent) {
  for (const { id, meta } of toaster.getVisibleToasts().slice(roomForNotices() - 1)) {
    toaster.remove(id);
    const { notice: older } = meta as { notice: ToastContent };
    if (older.action) setAside = [older, ...setAside];
  }
  const { title, description, type, duration = 5000, action } = notice;
  toaster.create({
    title,
    description,
    type,
    duration,
    action,
    closable: true,
    meta: { notice },
  });
}

function bringBack() {
  if (toaster.getVisibleToasts().length >= roomForNotices()) return;
  const [next, ...others] = setAside;
  setAside = others;
  if (next) show(next);
}

// The library reports a removal before it drops the notice.
toaster.subscribe((change) => {
  if ('dismiss' in change) queueMicrotask(bringBack);
});

const icons = { success: 'Check', error: 'TriangleAlert', info: 'Neutral' } as const;

/**
 * Keeps the focus in a field entered from a notice. The library would return it to the previously focused element, such as a
 * Delete button, which would then receive the typed keys.
 */
function stayInField({ relatedTarget: entered }: FocusEvent<HTMLElement>) {
  if (entered instanceof HTMLElement && entered.matches('input, textarea, select'))
    setTimeout(() => entered.focus());
}

export function Toaster() {
  // In an effect the library loses notices, and misplaces those created before it was mounted.
  useEffect(() => queueMicrotask(() => receiveToasts(show)), []);
  return (
    <ChakraToaster toaster={toaster} insetInline={{ mdDown: '4' }} onBlur={stayInField}>
      {(toast) => (
        // Pressing a notice leaves the focus in the field.
        <Toast.Root onMouseDown={(event) => event.preventDefault()}>
          <Icon name={icons[toast.type as keyof typeof icons] ?? 'Check'} />
          <Stack gap="1" flex="1" minW="0">
            <Toast.Title>{toast.title}</Toast.Title>
            {toast.description && <Toast.Description>{toast.description}</Toast.Description>}
          </Stack>
          {toast.action && <Toast.ActionTrigger>{toast.action.label}</Toast.ActionTrigger>}
          <Toast.CloseTrigger aria-label="Dismiss">
            <Icon name="X" size="1rem" />
          </Toast.CloseTrigger>
        </Toast.Root>
      )}
    </ChakraToaster>
  );
}
