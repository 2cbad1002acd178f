import { chakra } from '@vibrant-peak/shared/ui';
import { InboxItem } from '@vibrant-peak/shared/ui-admin';
import type { AdminMessage } from './messageSamples';
import { formatDate } from './formatDate';

interface MessageItemProps {
  message: AdminMessage;
  isOpen: boolean;
  onOpen: () => void;
  onDelete: () => void;
}

export function MessageItem({ message, ...rest }: MessageItemProps) {
  const { id, name, subject, date, read } = message;
  return (
    <InboxItem name={name} subject={subject} {...rest} isRead={read} focusKey={`message-${id}`}>
      <chakra.time dateTime={date} fontSize="xs" color="fg.muted">
        {formatDate(date)}
      </chakra.time>
    </InboxItem>
  );
}
