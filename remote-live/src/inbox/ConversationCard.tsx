import { MessageCard, MessageFoot, MessageHead, MessageSender } from '@vibrant-peak/shared/inbox';
import { Button, Text } from '@vibrant-peak/shared/ui';
import { StaffIcon, touchable } from '@vibrant-peak/shared/ui-admin';
import type { Conversation } from './conversation';
import { ConversationStanding } from './ConversationStanding';
import { NoteForm } from './NoteForm';
import { ReplyForm } from './ReplyForm';
import { Thread } from './Thread';
import type { ConversationActions, ConversationChange } from './useConversationActions';

interface ConversationCardProps {
  conversation: Conversation;
  actions: ConversationActions;
  onClose: () => void;
  onMove: (step: 1 | -1) => void;
  onChanged: () => void;
  /** The button that had the focus goes away. */
  onFocusLost: () => void;
}

const small = {
  size: 'sm',
  minH: touchable,
  variant: 'outline',
  colorPalette: 'gray',
} as const;

export function ConversationCard(props: ConversationCardProps) {
  const { conversation, actions, onClose, onMove, onChanged, onFocusLost } = props;
  const { id, name, email, phone, subject, createdAt, messages, readBy } = conversation;
  const isDeleted = conversation.deletedAt !== null;
  const change = async (changes: ConversationChange) => {
    onFocusLost();
    await actions.change(conversation, changes);
    onChanged();
  };
  const remove = () => {
    onClose();
    void actions.remove(conversation);
  };
  const restore = async () => {
    onFocusLost();
    await actions.restore(conversation);
    onChanged();
  };
  const markUnread = () => {
    onClose();
    void actions.markRead(conversation, false);
  };

  return (
    <MessageCard aria-label="Message">
      <Button {...small} display={{ lg: 'none' }} alignSelf="flex-start" onClick={onClose}>
        All messages
      </Button>
      <MessageHead align="baseline" subject={subject} onDelete={isDeleted ? undefined : remove}>
        {isDeleted && (
          <Button {...small} onClick={() => void restore()}>
            <StaffIcon name="Undo" />
            <span>Restore</span>
          </Button>
        )}
      </MessageHead>
      <MessageSender align="center" name={name} email={email} phone={phone} at={createdAt} />
      <ConversationStanding conversation={conversation} onChange={(changes) => void change(changes)} />
      <Thread id={id} messages={messages} sender={name} />
      {!isDeleted && (
        <>
          <ReplyForm conversation={conversation} onSent={onChanged} />
          <NoteForm conversation={conversation} onSent={onChanged} />
        </>
      )}
      {readBy.length > 0 && (
        <Text fontSize="xs" color="fg.muted">
          {`Read by ${new Intl.ListFormat('en').format(readBy)}`}
        </Text>
      )}
      <MessageFoot variant="ghost" onUnread={markUnread} onMove={onMove} />
    </MessageCard>
  );
}
