import { useHost } from '@vibrant-peak/shared/host';
import { createStore, useStore } from '@vibrant-peak/shared/store';
import { conversationAddress } from './useOpenConversation';

const texts = createStore<ReadonlyMap<string, string>>(() => new Map());
const held = new Map<string, () => void>();

/**
 * A text for a conversation that is not sent yet: kept from page to page, and asked about before a reload.
 * @param use what the text becomes.
 */
export function useDraft(id: number, use: 'note' | 'reply') {
  const { hold } = useHost().unsavedChanges;
  const key = `${use} ${id}`;
  const text = useStore(texts, (all) => all.get(key) ?? '');
  const set = (next: string) => {
    texts.set((all) => new Map(all).set(key, next));
    if (next === '') {
      held.get(key)?.();
      held.delete(key);
    } else if (!held.has(key)) {
      const onDiscard = () => set('');
      const question = `A ${use} is not sent yet.`;
      held.set(key, hold({ scope: 'visit', path: conversationAddress(id), text: question, onDiscard }));
    }
  };
  return [text, set] as const;
}
