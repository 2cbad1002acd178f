import { Button, Flex, Heading, Text, chakra } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';
import type { Conversation } from './conversation';
import { ConversationStanding } from './ConversationStanding';
import { Earlier } from './Earlier';
import { Sender } from './Sender';
import { Thread } from './Thread';
import { WriteForm } from './WriteForm';
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

const small = { size: 'sm', minH: { base: '11', md: '9' }, colorPalette: 'gray' } as const;

export function ConversationCard(props: ConversationCardProps) {
  const { conversation, actions, onClose, onMove, onChanged, onFocusLost } = props;
  const { id, subject, messages, earlier, deletedAt, readBy } = conversation;
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
    void actions.markRead(id, false);
  };

  return (
    <Card aria-label="Message">
      <Flex justify="space-between" align="flex-start" gap="4">
        <Heading as="h2" size="md" dir="auto">
          {subject}
        </Heading>
        {deletedAt === null ? (
          <Button {...small} variant="ghost" colorPalette="red" onClick={remove}>
            <StaffIcon name="Trash" />
            <span>Delete</span>
          </Button>
        ) : (
          <Button {...small} variant="outline" onClick={() => void restore()}>
            <StaffIcon name="Undo" />
            <span>Restore</span>
          </Button>
        )}
      </Flex>
      <Sender conversation={conversation} />
      <ConversationStanding conversation={conversation} onChange={(changes) => void change(changes)} />
      <Thread id={id} messages={messages} />
      {deletedAt === null && (
        <>
          <WriteForm id={id} use="reply" onSent={onChanged} />
          <WriteForm id={id} use="note" onSent={onChanged} />
        </>
      )}
      {readBy.length > 0 && (
        <Text fontSize="xs" color="fg.muted">
          {`Read by ${new Intl.ListFormat('en').format(readBy)}`}
        </Text>
      )}
      <Earlier earlier={earlier} />
      <Flex wrap="wrap" gap="2" pt="2">
        <Button {...small} variant="outline" onClick={markUnread}>
          <StaffIcon name="MailOpen" />
          <span>Mark as unread</span>
        </Button>
        <Button {...small} variant="outline" display={{ lg: 'none' }} onClick={onClose}>
          All messages
        </Button>
        <Flex flex="1" justify="flex-end" gap="2">
          <Button {...small} variant="ghost" onClick={() => onMove(-1)}>
            Previous
          </Button>
          <Button {...small} variant="ghost" onClick={() => onMove(1)}>
            Next
          </Button>
        </Flex>
      </Flex>
    </Card>
  );
}

const Card = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    p: { base: '5', md: '8' },
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'xl',
    bg: 'bg.panel',
    overflowWrap: 'anywhere',
  },
});
