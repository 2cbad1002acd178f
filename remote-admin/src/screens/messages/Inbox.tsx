import { chakra } from '@vibrant-peak/shared/ui';
import { InboxItem, SearchInput } from '@vibrant-peak/shared/ui-admin';
import { InboxScreen, MessageList, formatTime } from '@vibrant-peak/shared/inbox';
import { useUndoKey } from '../../list/useUndoKey';
import { inbox } from './inbox';
import { MessageDetail } from './MessageDetail';
import { useInbox } from './useInbox';

/** The samples, which live until the page is reloaded. */
export function Inbox() {
  const view = useInbox();
  const { messages, open, remove, markUnread, move } = view;
  useUndoKey(inbox, true);

  return (
    <InboxScreen
      description="What visitors wrote."
      unread={messages.filter(({ read }) => !read).length}
      list={<FoundMessages view={view} />}
      message={
        open && (
          <MessageDetail
            message={open}
            onDelete={() => remove(open)}
            onUnread={() => markUnread(open)}
            onMove={move}
          />
        )
      }
      isDone={messages.length === 0}
      note="Messages live until this page is reloaded; then the samples are back."
    />
  );
}

const FoundMessages = ({
  view: { shown, open, search, setSearch, show, remove },
}: {
  view: ReturnType<typeof useInbox>;
}) => (
  <>
    <SearchInput
      type="search"
      aria-label="Search messages"
      data-focus-key="search"
      placeholder="Search"
      mb="3"
      value={search}
      onChange={(event) => setSearch(event.target.value)}
    />
    <MessageList isSearched={search !== ''}>
      {shown.map((message) => (
        <InboxItem
          key={message.id}
          name={message.name}
          subject={message.subject}
          isRead={message.read}
          isOpen={message === open}
          focusKey={`message-${message.id}`}
          onOpen={() => show(message)}
          onDelete={() => void remove(message)}
        >
          <chakra.time dateTime={message.date} fontSize="xs" color="fg.muted">
            {formatTime(message.date)}
          </chakra.time>
        </InboxItem>
      ))}
    </MessageList>
  </>
);
