import { useHost, type InboxPort } from '@vibrant-peak/shared/host';
import { useStore } from '@vibrant-peak/shared/store';
import { inbox } from './inbox';

/** Without a port that counts. */
export const noCount: InboxPort['unread'] = { get: () => 0, subscribe: () => () => undefined };

/** Unread samples. */
export const unreadSamples: InboxPort['unread'] = {
  get: () => inbox.get().filter(({ read }) => !read).length,
  subscribe: inbox.subscribe,
};

/** Number of unread messages. */
export function useUnread(): number {
  const { inbox: port, profile } = useHost();
  return useStore(port?.unread ?? (profile === 'live' ? noCount : unreadSamples));
}
