import { useEffect, useEffectEvent, useRef } from 'react';
import { Button, Grid, Heading, Stack, Text } from '@vibrant-peak/shared/ui';
import { MessagePlaceholder } from '@vibrant-peak/shared/inbox';
import { ask } from '../api/ask';
import { Answered } from '../layout/Answered';
import { ConversationCard } from './ConversationCard';
import type { Conversation } from './conversation';
import type { ConversationActions } from './useConversationActions';
import { PersonPanel } from './PersonPanel';
import { usePolled } from './usePolled';

const besidePerson = {
  base: 'minmax(0, 1fr)',
  xl: 'minmax(0, 1fr) 14rem',
  '2xl': 'minmax(0, 1fr) 17rem',
};

interface ConversationViewProps {
  id: number;
  actions: ConversationActions;
  onClose: () => void;
  /** Opens the next or the previous conversation. */
  onMove: (step: 1 | -1) => void;
  onChanged: () => void;
}

/** The open conversation. Showing it marks it as read, also when more arrives. */
export function ConversationView({ id, actions, onClose, onMove, onChanged }: ConversationViewProps) {
  const read = (isBackground: boolean) => ask<Conversation>(`GET /inbox/${id}`, undefined, { isBackground });
  const polled = usePolled(read, String(id));
  const place = useRef<HTMLDivElement>(null);
  const updatedAt = polled.answer?.updatedAt;
  const markRead = useEffectEvent(() => polled.answer && void actions.markRead(polled.answer, true));

  useEffect(() => {
    if (updatedAt !== undefined) markRead();
  }, [updatedAt]);
  useEffect(() => place.current?.focus(), []);

  const changed = () => {
    polled.askAgain();
    onChanged();
  };
  const back = (
    <Button variant="outline" colorPalette="gray" alignSelf="center" onClick={onClose}>
      All messages
    </Button>
  );
  return (
    <Stack ref={place} tabIndex={-1} outline="none" gap="4" scrollMarginTop="20">
      {polled.isMissing ? (
        <MessagePlaceholder role="alert" flexDirection="column" gap="3" p="6">
          <Heading as="h2" size="md" color="fg">
            This message does not exist
          </Heading>
          <Text>It may have been deleted.</Text>
          {back}
        </MessagePlaceholder>
      ) : (
        <>
          <Answered {...polled} size="list">
            {(conversation) => (
              <Grid gap="6" alignItems="start" templateColumns={besidePerson}>
                <ConversationCard
                  conversation={conversation}
                  actions={actions}
                  onClose={onClose}
                  onMove={onMove}
                  onChanged={changed}
                  onFocusLost={() => place.current?.focus()}
                />
                <PersonPanel conversation={conversation} />
              </Grid>
            )}
          </Answered>
          {polled.problem !== undefined && back}
        </>
      )}
    </Stack>
  );
}
