import { Button, Center } from '@vibrant-peak/shared/ui';
import { InboxList } from '@vibrant-peak/shared/ui-admin';
import { ConversationItem } from './ConversationItem';
import type { InboxPlace, Listed } from './conversation';

interface ConversationListProps {
  conversations: readonly Listed[];
  /** Shown when there are none. */
  empty: string;
  openId: number | undefined;
  place: InboxPlace;
  onOpen: (id: number) => void;
  onDelete: (conversation: Listed) => void;
  /** Shows the next page, where there is one. */
  onMore?: () => void;
}

export function ConversationList(props: ConversationListProps) {
  const { conversations, empty, openId, place, onOpen, onDelete, onMore } = props;
  if (conversations.length === 0)
    return (
      <Center minH="24" color="fg.muted" fontSize="sm">
        {empty}
      </Center>
    );
  return (
    <>
      <InboxList aria-label="Inbox">
        {conversations.map((conversation) => (
          <ConversationItem
            key={conversation.id}
            conversation={conversation}
            isOpen={conversation.id === openId}
            onOpen={() => onOpen(conversation.id)}
            showsState={place === 'all'}
            // What is deleted already cannot be deleted again.
            {...(place !== 'bin' && { onDelete: () => onDelete(conversation) })}
          />
        ))}
      </InboxList>
      {onMore && (
        <Button variant="outline" colorPalette="gray" w="full" mt="3" onClick={onMore}>
          Show more
        </Button>
      )}
    </>
  );
}
