import { useEffect } from 'react';
import { useLocation, useNavigate } from '@vibrant-peak/shared/router';
import { useStore } from '@vibrant-peak/shared/store';
import { inbox, messageAddress, messagesPath } from './inbox';
import type { AdminMessage } from './messageSamples';

/**
 * The message named in the address; opening it marks it as read. Moving from message to message replaces the history
 * entry, so that Back returns to the list.
 */
export function useOpenMessage() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const id = new URLSearchParams(search).get('message');
  const open = useStore(inbox).find((message) => String(message.id) === id);
  const openId = open?.id;
  const isOpenedHere = (state as { fromList?: boolean } | null)?.fromList === true;

  useEffect(() => {
    if (openId !== undefined) void inbox.update(new Map([[openId, { read: true }]]));
  }, [openId]);

  return {
    open,
    show: (message: AdminMessage) =>
      void navigate(messageAddress(message.id), {
        replace: open !== undefined,
        state: open ? state : { fromList: true },
        preventScrollReset: true,
        flushSync: true,
      }),
    close: () => {
      if (isOpenedHere) void navigate(-1);
      else void navigate(messagesPath, { replace: true, preventScrollReset: true });
    },
  };
}
