import { useState } from 'react';
import { Badge, Box, Button, Flex, Grid, HStack, Heading, Text } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';
import { useStore } from '@vibrant-peak/shared/store';
import { ConversationView } from './ConversationView';
import type { Listed } from './conversation';
import { FoundConversations } from './FoundConversations';
import { NewMessageDialog } from './NewMessageDialog';
import { Placeholder } from './Placeholder';
import { unread } from './unread';
import { useConversationActions } from './useConversationActions';
import { queryOf, useInboxList, type InboxFilter } from './useInboxList';
import { useOpenConversation } from './useOpenConversation';
import { useStepKeys } from './useStepKeys';

/** With a conversation and its person beside it, the list is narrower. */
const columns = {
  base: 'minmax(0, 1fr)',
  lg: 'minmax(0, 22rem) minmax(0, 1fr)',
  xl: 'minmax(0, 16rem) minmax(0, 1fr)',
  '2xl': 'minmax(0, 18rem) minmax(0, 1fr)',
};

/** What visitors wrote, and its answers. */
export function Inbox() {
  const list = useInboxList();
  const { openId, show, close } = useOpenConversation();
  const [isWriting, setWriting] = useState(false);
  const actions = useConversationActions(list.askAgain);
  const { conversations: shown = [] } = list.answer ?? {};
  const isDone = list.answer && shown.length === 0 && list.filter.place === 'open' && !list.filter.search;

  const move = (step: 1 | -1) => {
    const place = shown.findIndex(({ id }) => id === openId);
    const next = openId === undefined ? shown[0] : shown[place + step];
    if (next) show(next.id);
  };
  useStepKeys(move);
  const remove = (conversation: Listed) => {
    if (conversation.id === openId) close();
    void actions.remove(conversation);
  };

  return (
    <>
      <Title filter={list.filter} onWrite={() => setWriting(true)} />
      <Grid gap="6" alignItems="start" templateColumns={columns}>
        <FoundConversations list={list} openId={openId} onOpen={show} onDelete={remove} />
        {openId === undefined ? (
          <Placeholder display={{ base: 'none', lg: 'flex' }}>
            {isDone ? 'All done.' : 'Choose a message to read it.'}
          </Placeholder>
        ) : (
          <ConversationView
            key={openId}
            id={openId}
            actions={actions}
            onClose={close}
            onMove={move}
            onChanged={list.askAgain}
          />
        )}
      </Grid>
      <NewMessageDialog
        isOpen={isWriting}
        onClose={() => setWriting(false)}
        onSent={(id) => {
          setWriting(false);
          list.askAgain();
          show(id);
        }}
      />
      <Text display={{ base: 'none', md: 'block' }} mt="4" fontSize="xs" color="fg.muted">
        J and K go from message to message.
      </Text>
    </>
  );
}

interface TitleProps {
  filter: InboxFilter;
  /** Opens the form of a new message. */
  onWrite: () => void;
}

function Title({ filter, onWrite }: TitleProps) {
  const count = useStore(unread);
  return (
    <Flex mb="6" wrap="wrap" align="center" justify="space-between" gap="4">
      <Box>
        <HStack gap="3">
          <Heading as="h1" size="xl">
            Messages
          </Heading>
          <Badge colorPalette={count ? 'brand' : 'gray'}>{`${count} new`}</Badge>
        </HStack>
        <Text mt="1" color="fg.muted" fontSize="sm">
          What visitors wrote, and what we wrote to them.
        </Text>
      </Box>
      <HStack gap="2" wrap="wrap">
        <Button variant="outline" colorPalette="gray" onClick={onWrite}>
          <StaffIcon name="Plus" />
          <span>New message</span>
        </Button>
        <Button asChild variant="ghost" colorPalette="gray">
          <a href={`/api/inbox/export?${queryOf(filter)}`} download>
            <StaffIcon name="Download" />
            <span>Export CSV</span>
          </a>
        </Button>
      </HStack>
    </Flex>
  );
}
