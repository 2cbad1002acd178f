import { useState } from 'react';
import { definePage } from 'shared/contract';
import { useToast } from 'shared/host';
import { Badge, Center, Grid } from 'shared/ui';
import { useStore } from 'shared/store';
import { useFocusLater } from '../../layout/useFocusLater';
import { PageHeader } from '../../layout/PageHeader';
import { inbox } from './inbox';
import { MessageDetail } from './MessageDetail';
import { MessageList } from './MessageList';
import type { AdminMessage } from './messageSamples';
import { staffMetadata } from '../../layout/staffMetadata';

function MessagesPage() {
  const messages = useStore(inbox);
  const [openId, setOpenId] = useState<number>();
  const toast = useToast();
  const focusLater = useFocusLater();
  const open = messages.find(({ id }) => id === openId);
  const unread = messages.filter(({ read }) => !read).length;

  const show = ({ id, read }: AdminMessage) => {
    if (!read) inbox.update(id, { read: true });
    setOpenId(id);
    focusLater('message');
  };

  const remove = ({ id }: AdminMessage) => {
    const place = messages.findIndex((message) => message.id === id);
    const neighbour = messages[place + 1] ?? messages[place - 1];
    const undo = inbox.remove([id]);
    if (id === openId) setOpenId(undefined);
    focusLater(`message-${neighbour?.id}`);
    toast({ type: 'error', title: 'Message Deleted', action: { label: 'Undo', onClick: undo } });
  };

  return (
    <>
      <PageHeader
        title="Messages"
        description="What visitors wrote."
        badge={<Badge colorPalette={unread ? 'brand' : 'gray'}>{unread} new</Badge>}
      />
      <Grid
        gap="6"
        alignItems="start"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 22rem) minmax(0, 1fr)' }}
      >
        <MessageList messages={messages} openId={openId} onOpen={show} onDelete={remove} />
        {open ? (
          <MessageDetail message={open} onDelete={() => remove(open)} />
        ) : (
          <Center
            minH={{ base: '24', lg: '20rem' }}
            borderWidth="1px"
            borderStyle="dashed"
            borderColor="border"
            borderRadius="xl"
            color="fg.muted"
            fontSize="sm"
          >
            {messages.length ? 'Choose a message to read it.' : 'All done.'}
          </Center>
        )}
      </Grid>
    </>
  );
}

export const page = definePage({ component: MessagesPage, metadata: staffMetadata('Messages') });
