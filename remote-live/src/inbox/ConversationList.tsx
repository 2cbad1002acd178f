import { MessageList } from '@vibrant-peak/shared/inbox';
import { Button, Flex } from '@vibrant-peak/shared/ui';
import { InboxItem } from '@vibrant-peak/shared/ui-admin';
import { Time } from '../layout/Time';
import { stages, stateText, type Listed } from './conversation';
import type { InboxFilter } from './useInboxList';

interface ConversationListProps {
  conversations: readonly Listed[];
  /** What found them. */
  filter: InboxFilter;
  openId: number | undefined;
  onOpen: (id: number) => void;
  onDelete: (conversation: Listed) => void;
  /** Shows the next page, where there is one. */
  onMore?: () => void;
}

export const ConversationList = (props: ConversationListProps) => {
  const { conversations, filter, openId, onOpen, onDelete, onMore } = props;
  return (
    <>
      <MessageList isSearched={filter.search !== ''}>
        {conversations.map((conversation) => (
          <InboxItem
            key={conversation.id}
            name={conversation.name}
            subject={conversation.subject}
            isRead={conversation.isRead}
            isOpen={conversation.id === openId}
            onOpen={() => onOpen(conversation.id)}
            // What is deleted already cannot be deleted again.
            {...(filter.place !== 'bin' && { onDelete: () => onDelete(conversation) })}
          >
            <Standing conversation={conversation} showsState={filter.place === 'all'} />
          </InboxItem>
        ))}
      </MessageList>
      {onMore && (
        <Button variant="outline" colorPalette="gray" w="full" mt="3" onClick={onMore}>
          Show more
        </Button>
      )}
    </>
  );
};

interface StandingProps {
  conversation: Listed;
  /** Whether the list has conversations of several states. */
  showsState: boolean;
}

const Standing = ({ conversation, showsState }: StandingProps) => {
  const { updatedAt, isOurs, state, stage, takenByName } = conversation;
  return (
    <Flex wrap="wrap" columnGap="3" fontSize="xs" color="fg.muted">
      <Time at={updatedAt} />
      {isOurs && <span>Written by us</span>}
      {showsState && <span>{stateText(state)}</span>}
      {stage && <span>{`Application: ${stages.find(([value]) => value === stage)![1]}`}</span>}
      {takenByName && <span>{`Assigned to ${takenByName}`}</span>}
    </Flex>
  );
};
