import { Flex } from '@vibrant-peak/shared/ui';
import { InboxItem } from '@vibrant-peak/shared/ui-admin';
import { Time } from '../layout/Time';
import { stages, stateText, type Listed } from './conversation';

interface ConversationItemProps {
  conversation: Listed;
  isOpen: boolean;
  /** Whether the list has conversations of several states. */
  showsState: boolean;
  onOpen: () => void;
  onDelete?: () => void;
}

export function ConversationItem({ conversation, showsState, ...rest }: ConversationItemProps) {
  const { name, subject, updatedAt, isRead, isOurs, state, stage, takenByName } = conversation;
  return (
    <InboxItem name={name} subject={subject} isRead={isRead} {...rest}>
      <Flex wrap="wrap" columnGap="3" fontSize="xs" color="fg.muted">
        <Time at={updatedAt} />
        {isOurs && <span>Written by us</span>}
        {showsState && <span>{stateText(state)}</span>}
        {stage && <span>{`Application: ${stages.find(([value]) => value === stage)![1]}`}</span>}
        {takenByName && <span>{`Assigned to ${takenByName}`}</span>}
      </Flex>
    </InboxItem>
  );
}
