import { Card, Text, chakra } from '@vibrant-peak/shared/ui';
import { CardFoot } from './CardFoot';
import { CardHead } from './CardHead';
import type { Conversation } from './conversation';
import { ConversationStanding } from './ConversationStanding';
import { NoteForm } from './NoteForm';
import { ReplyForm } from './ReplyForm';
import { Sender } from './Sender';
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

export function ConversationCard(props: ConversationCardProps) {
  const { conversation, actions, onClose, onMove, onChanged, onFocusLost } = props;
  const { id, subject, messages, deletedAt, readBy } = conversation;
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
    <Frame aria-label="Message">
      <CardHead
        onClose={onClose}
        subject={subject}
        {...(deletedAt === null ? { onRemove: remove } : { onRestore: () => void restore() })}
      />
      <Sender conversation={conversation} />
      <ConversationStanding conversation={conversation} onChange={(changes) => void change(changes)} />
      <Thread id={id} messages={messages} />
      {deletedAt === null && (
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
      <CardFoot onUnread={markUnread} onMove={onMove} />
    </Frame>
  );
}

const Frame = chakra(Card, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    p: { base: '5', md: '8' },
    overflowWrap: 'anywhere',
  },
});
