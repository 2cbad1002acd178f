import { useState, type FormEvent } from 'react';
import { useToast } from '@vibrant-peak/shared/host';
import { useSending } from '../api/useSending';
import { headersFor, type ConversationKey } from './conversation';
import { useDraft, type Use } from './drafts';
import { sendText } from './sendText';

export interface Writing {
  conversation: ConversationKey;
  use: Use;
  /** What the server has stored of the text. */
  kept: string;
  /** Id of the last message shown, which a reply takes into account. */
  last?: number;
  /** Whether a reply goes to all who take part. */
  toAll?: boolean;
  /** Why a text may not be sent yet. */
  faultOf?: (text: string) => string | undefined;
  onSent: () => void;
}

const sentTo = {
  reply: { route: 'replies', notice: 'Reply Stored' },
  note: { route: 'notes', notice: 'Note Added' },
};

/** A text that is typed and sent. It stays until the server has stored it. */
export function useWriting({ conversation, use, kept, last, toAll, faultOf, onSent }: Writing) {
  const { route, notice } = sentTo[use];
  const [text, setText, clear] = useDraft(conversation, use, kept);
  const [isTried, setTried] = useState(false);
  const { isSending, problem, send } = useSending();
  const toast = useToast();
  const fault = faultOf?.(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    setTried(true);
    if (fault !== undefined) return;
    void send(
      () => {
        const sent = { text, ...(last !== undefined && { last }), ...(toAll && { toAll }) };
        return sendText(`POST /inbox/${conversation.id}/${route}`, sent, headersFor(conversation));
      },
      () => {
        setTried(false);
        clear(text);
        toast({ type: 'success', title: notice });
        onSent();
      },
    );
  };
  return { text, setText, isSending, problem: (isTried ? fault : undefined) ?? problem, submit };
}
