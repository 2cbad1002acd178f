import { useToast } from '@vibrant-peak/shared/host';
import { deletedNotice } from '@vibrant-peak/shared/inbox';
import { ask } from '../api/ask';
import { headersFor, type ConversationKey, type Listed } from './conversation';

type Named = Pick<Listed, 'id' | 'createdAt' | 'name' | 'subject'>;
export type ConversationChange = Partial<Pick<Listed, 'state' | 'stage'>> & { isTaken?: boolean };

/**
 * What people do with a conversation. Each action reports in a notice what the server refuses.
 * @param onChanged is called after each of them, whether it was done or not.
 */
export function useConversationActions(onChanged: () => void) {
  const toast = useToast();
  const run = (route: string, conversation: ConversationKey, body?: object) =>
    ask(route, body, { headers: headersFor(conversation) }).then(
      () => {
        onChanged();
        return true;
      },
      ({ message }: Error) => {
        onChanged();
        toast({ type: 'error', title: 'Not Done', description: message });
        return false;
      },
    );

  const restore = (conversation: Named) => run(`POST /inbox/${conversation.id}/restoration`, conversation);
  /** @param onUndo is called before it comes back. */
  const remove = async (conversation: Named, onUndo?: () => void) => {
    if (!(await run(`DELETE /inbox/${conversation.id}`, conversation))) return;
    const undo = () => {
      onUndo?.();
      void restore(conversation);
    };
    toast(deletedNotice(conversation, undo));
  };
  return {
    remove,
    restore,
    change: (conversation: Named, changes: ConversationChange) =>
      run(`PATCH /inbox/${conversation.id}`, conversation, changes),
    markRead: (conversation: ConversationKey, isRead: boolean) =>
      run(`PUT /inbox/${conversation.id}/read`, conversation, { isRead }),
  };
}

export type ConversationActions = ReturnType<typeof useConversationActions>;
