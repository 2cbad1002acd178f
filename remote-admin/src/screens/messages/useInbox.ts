import { useEffect, useState } from 'react';
import { useToast } from '@vibrant-peak/shared/host';
import { deletedNotice, useMessageSteps, useOpenMessageId } from '@vibrant-peak/shared/inbox';
import { useStore } from '@vibrant-peak/shared/store';
import { useFocusLater } from '../../layout/useFocusLater';
import { foldText } from '../../records/foldText';
import { inbox } from './inbox';
import type { AdminMessage } from './messageSamples';

/** State and actions of the inbox. */
export function useInbox() {
  const messages = useStore(inbox);
  const [search, setSearch] = useState('');
  const toast = useToast();
  const { focusLater, focusIfLost } = useFocusLater();
  const { openId: namedId, show: openMessage, close } = useOpenMessageId();
  const open = messages.find(({ id }) => id === namedId);
  const openId = open?.id;
  const wanted = foldText(search.trim());
  const shown = messages.filter(({ name, email, subject, message }) =>
    foldText([name, email, subject, message].join('\n')).includes(wanted),
  );

  useEffect(() => {
    if (openId !== undefined) void inbox.update(new Map([[openId, { read: true }]]));
  }, [openId]);

  const show = ({ id }: AdminMessage) => {
    focusLater('message');
    openMessage(id);
  };
  const move = useMessageSteps(shown, openId, show);

  const remove = async (message: AdminMessage) => {
    const place = shown.indexOf(message);
    const neighbour = shown[place + 1] ?? shown[place - 1];
    if (message === open) close();
    focusLater(`message-${neighbour?.id}`, 'search');
    const undo = inbox.keepUndo('Message Deleted', await inbox.remove([message.id]));
    toast(deletedNotice(message, () => void undo().then(() => focusIfLost(`message-${message.id}`))));
  };

  const markUnread = ({ id }: AdminMessage) => {
    focusLater(`message-${id}`);
    close();
    void inbox.update(new Map([[id, { read: false }]]));
  };

  return { messages, shown, open, search, setSearch, show, remove, markUnread, move };
}
