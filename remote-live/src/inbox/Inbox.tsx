import { useState } from 'react';
import { InboxScreen, useMessageSteps, useOpenMessageId } from '@vibrant-peak/shared/inbox';
import { useStore } from '@vibrant-peak/shared/store';
import { Box } from '@vibrant-peak/shared/ui';
import { ConversationView } from './ConversationView';
import type { Listed } from './conversation';
import { FoundConversations } from './FoundConversations';
import { InboxActions } from './InboxActions';
import { NewMessageDialog } from './NewMessageDialog';
import { unread } from './unread';
import { useConversationActions } from './useConversationActions';
import { useInboxList } from './useInboxList';
import { useRowFocus } from '../layout/useRowFocus';

/** With a conversation and its person beside it, the list is narrower. */
const besidePerson = {
  xl: 'minmax(0, 16rem) minmax(0, 1fr)',
  '2xl': 'minmax(0, 18rem) minmax(0, 1fr)',
};

const none: readonly Listed[] = [];

/** What visitors wrote, and its answers. */
export function Inbox() {
  const list = useInboxList();
  const unreadCount = useStore(unread);
  const { openId, show, close } = useOpenMessageId();
  const [isWriting, setWriting] = useState(false);
  const actions = useConversationActions(list.askAgain);
  const { filter, answer, askAgain } = list;
  const { conversations: shown = none } = answer ?? {};
  const { list: rows, focusRowAt } = useRowFocus(shown);
  const move = useMessageSteps(shown, openId, ({ id }) => show(id));
  const remove = (conversation: Listed) => {
    if (conversation.id === openId) close();
    const keepPlace = () => focusRowAt(shown.indexOf(conversation));
    keepPlace();
    void actions.remove(conversation, keepPlace);
  };

  return (
    <>
      <InboxScreen
        description="What visitors wrote, and what we wrote to them."
        unread={unreadCount}
        actions={<InboxActions filter={filter} onWrite={() => setWriting(true)} />}
        list={
          <Box ref={rows}>
            <FoundConversations list={list} openId={openId} onOpen={show} onDelete={remove} />
          </Box>
        }
        message={
          openId !== undefined && (
            <ConversationView
              key={openId}
              id={openId}
              actions={actions}
              onClose={close}
              onMove={move}
              onChanged={askAgain}
            />
          )
        }
        isDone={answer !== undefined && shown.length === 0 && filter.place === 'open' && !filter.search}
        isEmpty={shown.length === 0}
        isMessageAlone
        wideColumns={besidePerson}
      />
      <NewMessageDialog
        isOpen={isWriting}
        onClose={() => setWriting(false)}
        onSent={(id) => {
          setWriting(false);
          askAgain();
          show(id);
        }}
      />
    </>
  );
}
