import { useLocation, useNavigate } from '@vibrant-peak/shared/router';
import { messageAddress, messagesPath } from './messageAddress';

/**
 * The id of the message in the address. Going from message to message replaces the history entry,
 * so that Back returns to the list.
 */
export function useOpenMessageId() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const named = new URLSearchParams(search).get('message') ?? '';
  const openId = /^\d{1,9}$/.test(named) ? Number(named) : undefined;
  const isOpenedHere = (state as { fromList?: boolean } | null)?.fromList === true;

  return {
    openId,
    show: (id: number) =>
      void navigate(messageAddress(id), {
        replace: openId !== undefined,
        state: openId === undefined ? { fromList: true } : state,
        preventScrollReset: true,
        flushSync: true,
      }),
    close: () => {
      if (isOpenedHere) void navigate(-1);
      else void navigate(messagesPath, { replace: true, preventScrollReset: true });
    },
  };
}
