import { Stack } from '@chakra-ui/react/stack';
import { Toast, Toaster as ChakraToaster, createToaster } from '@chakra-ui/react/toast';
import { useEffect, type FocusEvent } from 'react';
import type { Toast as ToastContent } from '@vibrant-peak/shared/host';
import { Icon } from '@vibrant-peak/shared/ui';
import { receiveToasts } from './toastQueue';

const toaster = createToaster({
  placement: 'bottom-end',
  // Pages with a bar at the bottom set this property, see `Toast` in `@vibrant-peak/shared/host`.
  offsets: {
    left: '1rem',
    right: '1rem',
    top: '1rem',
    bottom: 'var(--notices-bottom, 1rem)',
  },
  hotkey: ['altKey', 'KeyT'],
  // The newest lies in front; hover and focus spread the others.
  overlap: true,
  pauseOnPageIdle: true,
});

function show({ title, description, type, duration = 5000, action }: ToastContent) {
  const isSpread = toaster.getVisibleToasts().some((each) => 'stacked' in each && each.stacked);
  toaster.create({ title, description, type, duration, action, closable: true });
  if (isSpread) toaster.expand();
}

const icons = { success: 'Check', error: 'TriangleAlert', info: 'Neutral' } as const;

/**
 * Leaves the focus in a field entered from a toast. The library would return it to the element
 * before, such as a Delete button.
 */
function stayInField({ relatedTarget: entered }: FocusEvent<HTMLElement>) {
  if (entered instanceof HTMLElement && entered.matches('input, textarea, select'))
    setTimeout(() => entered.focus());
}

export function Toaster() {
  // In an effect the library loses toasts, and misplaces those created before it was mounted.
  useEffect(() => queueMicrotask(() => receiveToasts(show)), []);
  return (
    <ChakraToaster toaster={toaster} insetInline={{ mdDown: '4' }} onBlur={stayInField}>
      {(toast) => (
        // Pressing a toast leaves the focus in the field.
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
