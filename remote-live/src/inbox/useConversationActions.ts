import { useToast } from '@vibrant-peak/shared/host';
import { ask } from '../api/ask';
import type { Listed } from './conversation';

type Named = Pick<Listed, 'id' | 'name' | 'subject'>;
export type ConversationChange = Partial<Pick<Listed, 'state' | 'stage'>> & { isTaken?: boolean };

/**
 * What people do with a conversation. Each action reports in a notice what the server refuses.
 * @param onChanged is called after each of them, whether it was done or not.
 */
export function useConversationActions(onChanged: () => void) {
  const toast = useToast();
  const run = (route: string, body?: object) =>
    ask(route, body).then(
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

  const restore = ({ id }: Named) => run(`POST /inbox/${id}/restoration`);
  const remove = async (conversation: Named) => {
    const { id, name, subject } = conversation;
    if (!(await run(`DELETE /inbox/${id}`))) return;
    toast({
      type: 'error',
      title: 'Message Deleted',
      description: `${name}: ${subject}`,
      action: { label: 'Undo', onClick: () => void restore(conversation) },
    });
  };
  return {
    remove,
    restore,
    change: ({ id }: Named, changes: ConversationChange) => run(`PATCH /inbox/${id}`, changes),
    markRead: (id: number, isRead: boolean) => run(`PUT /inbox/${id}/read`, { isRead }),
  };
}

export type ConversationActions = ReturnType<typeof useConversationActions>;
