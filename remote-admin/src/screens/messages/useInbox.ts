import { useState } from 'react';
import { useToast } from '@vibrant-peak/shared/host';
import { useStore } from '@vibrant-peak/shared/store';
import { useFocusLater } from '../../layout/useFocusLater';
import { foldText } from '../../records/foldText';
import { inbox } from './inbox';
import type { AdminMessage } from './messageSamples';
import { useOpenMessage } from './useOpenMessage';

/** State and actions of the inbox. */
export function useInbox() {
  const messages = useStore(inbox);
  const [search, setSearch] = useState('');
  const toast = useToast();
  const { focusLater, focusIfLost } = useFocusLater();
  const { open, show: openMessage, close } = useOpenMessage();
  const wanted = foldText(search.trim());
  const shown = messages.filter(({ name, email, subject, message }) =>
    foldText([name, email, subject, message].join('\n')).includes(wanted),
  );

  const show = (message: AdminMessage) => {
    focusLater('message');
    openMessage(message);
  };

  const remove = async (message: AdminMessage) => {
    const place = shown.indexOf(message);
    const neighbour = shown[place + 1] ?? shown[place - 1];
    if (message === open) close();
    focusLater(`message-${neighbour?.id}`, 'search');
    const undo = inbox.keepUndo('Message Deleted', await inbox.remove([message.id]));
    toast({
      type: 'error',
      title: 'Message Deleted',
      description: `${message.name}: ${message.subject}`,
      action: {
        label: 'Undo',
        onClick: () => void undo().then(() => focusIfLost(`message-${message.id}`)),
      },
    });
  };

  const markUnread = ({ id }: AdminMessage) => {
    focusLater(`message-${id}`);
    close();
    void inbox.update(new Map([[id, { read: false }]]));
  };

  /** Opens the next or previous message. */
  const move = (step: 1 | -1) => {
    const next = open ? shown[shown.indexOf(open) + step] : shown[0];
    if (next) show(next);
  };

  return { messages, shown, open, search, setSearch, show, remove, markUnread, move };
}
