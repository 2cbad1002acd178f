import { useEffect, useState } from 'react';
import type { Toast } from 'shared/host';
import { Box, Button } from 'shared/ui';
import { receiveToasts } from './toastQueue';

/** Tells the newest notice when the code that shows notices well does not load. It stays until it is answered. */
export function PlainNotice() {
  const [notice, setNotice] = useState<Toast>();
  useEffect(() => receiveToasts(setNotice), []);
  const { action } = notice ?? {};
  const answer = (onClick?: () => void) => () => {
    setNotice(undefined);
    onClick?.();
  };
  return (
    <Box
      role="status"
      position="fixed"
      zIndex="toast"
      bottom="var(--notices-bottom, 1rem)"
      right="var(--notices-end, 1rem)"
      p="4"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="xl"
      hidden={!notice}
    >
      {notice?.title} {notice?.description}{' '}
      {action && <Button onClick={answer(action.onClick)}>{action.label}</Button>}
      <Button onClick={answer()}>Dismiss</Button>
    </Box>
  );
}
