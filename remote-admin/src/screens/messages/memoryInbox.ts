import type { InboxPort } from '@vibrant-peak/shared/host';
import { Inbox } from './Inbox';
import { unreadSamples } from './useUnread';

/** The inbox of the default profile. */
export const memoryInbox: InboxPort = { unread: unreadSamples, Inbox };
