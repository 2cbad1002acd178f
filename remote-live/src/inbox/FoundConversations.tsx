import { Box } from '@vibrant-peak/shared/ui';
import { Answered } from '../layout/Answered';
import { ConversationList } from './ConversationList';
import { InboxSearch } from './InboxSearch';
import type { Listed } from './conversation';
import type { useInboxList } from './useInboxList';

interface FoundConversationsProps {
  list: ReturnType<typeof useInboxList>;
  openId: number | undefined;
  onOpen: (id: number) => void;
  onDelete: (conversation: Listed) => void;
}

/** The list with its search. On a phone, the open message takes its place. */
export const FoundConversations = ({ list, openId, onOpen, onDelete }: FoundConversationsProps) => (
  <Box display={{ base: openId === undefined ? 'block' : 'none', lg: 'block' }}>
    <InboxSearch filter={list.filter} onFilter={list.narrow} />
    <Answered {...list}>
      {({ conversations, hasMore }) => (
        <ConversationList
          conversations={conversations}
          empty={list.filter.search ? 'No messages found.' : 'No messages.'}
          openId={openId}
          place={list.filter.place}
          onOpen={onOpen}
          onDelete={onDelete}
          {...(hasMore && { onMore: list.showMore })}
        />
      )}
    </Answered>
  </Box>
);
