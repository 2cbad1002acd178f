import type { ReactNode } from 'react';
import { Center } from '@vibrant-peak/shared/ui';
import { InboxList } from '@vibrant-peak/shared/ui-admin';

interface MessageListProps {
  /** Whether the messages are those that a search has found. */
  isSearched: boolean;
  /** `InboxItem`s of `@vibrant-peak/shared/ui-admin`. */
  children: readonly ReactNode[];
}

/** The list of messages, or that there are none. */
export const MessageList = ({ isSearched, children }: MessageListProps) =>
  children.length > 0 ? (
    <InboxList aria-label="Inbox">{children}</InboxList>
  ) : (
    <Center minH="24" color="fg.muted" fontSize="sm">
      {isSearched ? 'No messages found.' : 'No messages.'}
    </Center>
  );
