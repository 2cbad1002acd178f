import { StyledLink } from '@vibrant-peak/shared/ui';
import { StaffIcon, touchable } from '@vibrant-peak/shared/ui-admin';
import {
  MessageCard,
  MessageFoot,
  MessageHead,
  MessageSender,
  MessageWords,
} from '@vibrant-peak/shared/inbox';
import type { AdminMessage } from './messageSamples';
import { replyAddress } from './replyAddress';

interface MessageDetailProps {
  message: AdminMessage;
  onDelete: () => void;
  onUnread: () => void;
  /** Opens the next or the previous message. */
  onMove: (step: 1 | -1) => void;
}

export function MessageDetail({ message, onDelete, onUnread, onMove }: MessageDetailProps) {
  const { name, email, subject, message: text, date } = message;
  const reply = replyAddress(message);
  return (
    <MessageCard aria-label="Message" tabIndex={-1} data-focus-key="message">
      <MessageHead align="baseline" subject={subject} onDelete={onDelete} />
      <MessageSender name={name} email={email} at={date} />
      <MessageWords>{text}</MessageWords>
      <MessageFoot variant="outline" onUnread={onUnread} onMove={onMove}>
        {reply && (
          <StyledLink href={reply} variant="plain" css={replyLook}>
            <StaffIcon name="Reply" />
            <span>Reply</span>
          </StyledLink>
        )}
      </MessageFoot>
    </MessageCard>
  );
}

const replyLook = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  px: '4',
  minH: touchable,
  borderRadius: 'full',
  bg: 'brand.solid',
  color: 'brand.contrast',
  fontSize: 'sm',
  fontWeight: 'semibold',
  _hover: { color: 'brand.contrast', textDecoration: 'underline' },
};
