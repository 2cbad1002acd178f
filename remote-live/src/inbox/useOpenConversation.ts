import { staffPath } from '@vibrant-peak/shared/contract';
import { useLocation, useNavigate } from '@vibrant-peak/shared/router';

const path = `${staffPath}/messages`;

/** Address of a conversation. */
export const conversationAddress = (id: number) => `${path}?message=${id}`;

/** The conversation named in the address. Going from one to the next replaces the history entry: Back returns to the list. */
export function useOpenConversation() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const named = new URLSearchParams(search).get('message') ?? '';
  const openId = /^\d{1,9}$/.test(named) ? Number(named) : undefined;
  return {
    openId,
    show: (id: number) =>
      void navigate(conversationAddress(id), { replace: openId !== undefined, preventScrollReset: true }),
    close: () => void navigate(path, { replace: true, preventScrollReset: true }),
  };
}
