import { useProfile } from '@vibrant-peak/shared/host';
import { useStore } from '@vibrant-peak/shared/store';
import { inbox } from './inbox';

/** Number of unread messages. The live profile has none: the messages of the inbox are samples. */
export function useUnread(): number {
  const unread = useStore(inbox, (messages) => messages.filter(({ read }) => !read).length);
  return useProfile() === 'live' ? 0 : unread;
}
