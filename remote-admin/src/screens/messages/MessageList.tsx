import { Center } from '@vibrant-peak/shared/ui';
import { InboxList } from '@vibrant-peak/shared/ui-admin';
import type { AdminMessage } from './messageSamples';
import { MessageItem } from './MessageItem';

interface MessageListProps {
  messages: readonly AdminMessage[];
  /** Shown when there are none. */
  empty: string;
  openId?: number;
  onOpen: (message: AdminMessage) => void;
  onDelete: (message: AdminMessage) => void;
}

export function MessageList({ messages, empty, openId, onOpen, onDelete }: MessageListProps) {
  if (messages.length === 0) {
    return (
      <Center minH="24" color="fg.muted" fontSize="sm">
        {empty}
      </Center>
    );
  }
  return (
    <InboxList aria-label="Inbox">
      {messages.map((message) => (
        <MessageItem
          key={message.id}
          message={message}
          isOpen={message.id === openId}
          onOpen={() => onOpen(message)}
          onDelete={() => onDelete(message)}
        />
      ))}
    </InboxList>
  );
}
