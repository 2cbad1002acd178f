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

/** The list with its search. */
export const FoundConversations = ({ list, openId, onOpen, onDelete }: FoundConversationsProps) => (
  <>
    <InboxSearch filter={list.filter} onFilter={list.narrow} />
    <Answered {...list} size="list">
      {({ conversations, hasMore }) => (
        <ConversationList
          conversations={conversations}
          filter={list.filter}
          openId={openId}
          onOpen={onOpen}
          onDelete={onDelete}
          {...(hasMore && { onMore: list.showMore })}
        />
      )}
    </Answered>
  </>
);
