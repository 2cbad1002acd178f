import type { ComponentType } from 'react';
import type { Watchable } from './watchable';

/**
 * Where the messages of visitors are read and answered. `testInbox` of
 * `@vibrant-peak/shared/testing` checks what the page shows and the count says.
 */
export interface InboxPort {
  /** How many messages the user has not read. */
  unread: Watchable<number>;
  /** The page with the messages: `InboxScreen` of `@vibrant-peak/shared/inbox` with what it can do. */
  Inbox: ComponentType;
  /** How many applications there are for an opening, for people who may see them. */
  ApplicationCount: ComponentType<{ position: string }>;
}
