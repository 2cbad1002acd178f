import type { InboxPort } from '@vibrant-peak/shared/host';
import { Inbox } from './Inbox';
import { unreadSamples } from './useUnread';

/** The inbox of the default profile, in which no applications arrive. */
export const memoryInbox: Pick<InboxPort, 'unread' | 'Inbox'> = { unread: unreadSamples, Inbox };
