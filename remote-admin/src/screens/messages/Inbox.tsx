import { Badge, Box, Center, Grid, chakra } from '@vibrant-peak/shared/ui';
import { SearchInput } from '@vibrant-peak/shared/ui-admin';
import { PageHeader } from '../../layout/PageHeader';
import { VisitNote } from '../../layout/VisitNote';
import { useUndoKey } from '../../list/useUndoKey';
import { inbox } from './inbox';
import { MessageDetail } from './MessageDetail';
import { MessageList } from './MessageList';
import { useInbox } from './useInbox';
import { useMessageKeys } from './useMessageKeys';

/** The samples, which live until the page is reloaded. */
export function Inbox() {
  const view = useInbox();
  const { messages, open, remove, markUnread, move } = view;
  const unread = messages.filter(({ read }) => !read).length;
  useUndoKey(inbox, true);
  useMessageKeys(move);

  return (
    <>
      <PageHeader
        title="Messages"
        description="What visitors wrote."
        badge={<Badge colorPalette={unread ? 'brand' : 'gray'}>{`${unread} new`}</Badge>}
      />
      <Grid
        gap="6"
        alignItems="start"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 22rem) minmax(0, 1fr)' }}
      >
        <FoundMessages view={view} />
        {open ? (
          <MessageDetail
            message={open}
            onDelete={() => remove(open)}
            onUnread={() => markUnread(open)}
            onMove={move}
          />
        ) : (
          <Placeholder>{messages.length ? 'Choose a message to read it.' : 'All done.'}</Placeholder>
        )}
      </Grid>
      <VisitNote>
        Messages live until this page is reloaded; then the samples are back. J and K go from message to
        message.
      </VisitNote>
    </>
  );
}

const FoundMessages = ({
  view: { shown, open, search, setSearch, show, remove },
}: {
  view: ReturnType<typeof useInbox>;
}) => (
  <Box>
    <SearchInput
      type="search"
      aria-label="Search messages"
      data-focus-key="search"
      placeholder="Search"
      mb="3"
      value={search}
      onChange={(event) => setSearch(event.target.value)}
    />
    <MessageList
      messages={shown}
      empty={search ? 'No messages found.' : 'No messages.'}
      openId={open?.id}
      onOpen={show}
      onDelete={remove}
    />
  </Box>
);

const Placeholder = chakra(Center, {
  base: {
    minH: { base: '24', lg: '20rem' },
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border',
    borderRadius: 'xl',
    color: 'fg.muted',
    fontSize: 'sm',
  },
});
