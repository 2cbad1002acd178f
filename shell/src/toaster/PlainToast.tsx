import { useEffect, useState } from 'react';
import type { Toast } from '@vibrant-peak/shared/host';
import { Box, Button } from '@vibrant-peak/shared/ui';
import { receiveToasts } from './toastQueue';

/** Fallback when the toaster's code does not load: shows the newest toast until it is dismissed. */
export function PlainToast() {
  const [toast, setToast] = useState<Toast>();
  useEffect(() => receiveToasts(setToast), []);
  const { action } = toast ?? {};
  const answer = (onClick?: () => void) => () => {
    setToast(undefined);
    onClick?.();
  };
  return (
    <Box
      role="status"
      position="fixed"
      zIndex="toast"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      bottom="var(--notices-bottom, 1rem)"
      left={{ base: '4', sm: 'auto' }}
      right="4"
      p="4"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="xl"
      boxShadow="lg"
      hidden={!toast}
    >
      <span>{[toast?.title, toast?.description].filter(Boolean).join(' ')}</span>
      {action && <Button onClick={answer(action.onClick)}>{action.label}</Button>}
      <Button onClick={answer()}>Dismiss</Button>
    </Box>
  );
}
