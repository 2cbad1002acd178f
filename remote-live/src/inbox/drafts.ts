import { useHost } from '@vibrant-peak/shared/host';
import { messageAddress } from '@vibrant-peak/shared/inbox';
import { createStore, useStore } from '@vibrant-peak/shared/store';
import { ask } from '../api/ask';
import { headersFor, type ConversationKey } from './conversation';

/** What a text becomes. */
export type Use = 'note' | 'reply';

/** Pause between the last letter and storing it, in milliseconds. */
const pause = 1000;

const texts = createStore<ReadonlyMap<string, string>>(() => new Map());
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const held = new Map<string, () => void>();

/**
 * A text for a conversation that is not sent yet. The server stores it; a reload asks first until then.
 * @param use what the text becomes.
 * @param kept what the server has of it.
 * @returns the text, its setter, and what clears it once it is sent.
 */
export function useDraft(conversation: ConversationKey, use: Use, kept: string) {
  const { hold } = useHost().unsavedChanges;
  const { id, createdAt } = conversation;
  const key = `${use} ${id} ${createdAt}`;
  const text = useStore(texts, (all) => all.get(key)) ?? kept;

  const release = () => {
    held.get(key)?.();
    held.delete(key);
  };
  const keep = (next: string) =>
    ask(`PUT /inbox/${id}/unsent`, { use, text: next }, { headers: headersFor(conversation) }).then(
      () => void (texts.get().get(key) === next && release()),
      // It stays held, and the next letter tries again.
      () => undefined,
    );
  const set = (next: string) => {
    texts.set((all) => new Map(all).set(key, next));
    clearTimeout(timers.get(key));
    timers.set(
      key,
      setTimeout(() => void keep(next), pause),
    );
    if (next === '') release();
    else if (!held.has(key)) {
      const onDiscard = () => set('');
      const question = `A ${use} is not sent yet.`;
      held.set(key, hold({ scope: 'visit', path: messageAddress(id), text: question, onDiscard }));
    }
  };
  /** What was typed since stays: the server has forgotten it with the text that it got. */
  const clear = (sent: string) => {
    const now = texts.get().get(key) ?? sent;
    set(now === sent ? '' : now);
  };
  return [text, set, clear] as const;
}
