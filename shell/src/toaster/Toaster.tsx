import { Stack, Toast, Toaster as ChakraToaster, createToaster } from '@chakra-ui/react';
import { useEffect, type FocusEvent } from 'react';
import type { Toast as ToastContent } from 'shared/host';
import { Icon } from 'shared/ui';
import { receiveToasts } from './toastQueue';

const mostNotices = 4;

/** More of them would cover what they tell of: on low screens there are fewer. */
const roomForNotices = () => Math.min(Math.max(Math.floor(window.innerHeight / 280), 1), mostNotices);

const toaster = createToaster({
  placement: 'bottom-end',
  // A page may keep them off its controls, see `Toast` in `shared/host`.
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

/** Notices that made room before they were answered, the last one first. */
let setAside: ToastContent[] = [];

/**
 * Shows a notice at once: the oldest makes room, where the library would let the newest wait. One that can be answered
 * comes back when there is room again, so that its Undo is not lost.
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

// The library says so before it forgets the notice.
toaster.subscribe((change) => {
  if ('dismiss' in change) queueMicrotask(bringBack);
});

const icons = { success: 'Check', error: 'TriangleAlert', info: 'Neutral' } as const;

/**
 * Keeps the focus in a field that was entered from a notice. The library would return it to the element that had it before,
 * such as a Delete button, and the typed keys with it.
 */
function stayInField({ relatedTarget: entered }: FocusEvent<HTMLElement>) {
  if (entered instanceof HTMLElement && entered.matches('input, textarea, select'))
    setTimeout(() => entered.focus());
}

export function Toaster() {
  // The library mixes up the places of notices from before it was on the page, and loses those of an effect.
  useEffect(() => queueMicrotask(() => receiveToasts(show)), []);
  return (
    <ChakraToaster toaster={toaster} insetInline={{ mdDown: '4' }} onBlur={stayInField}>
      {(toast) => (
        // A press on a notice leaves the focus in the field.
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
