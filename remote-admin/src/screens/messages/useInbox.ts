import { useEffect, useState } from 'react';
import { useToast } from 'shared/host';
import { useNavigate, useSearchParams } from 'shared/router';
import { useStore } from 'shared/store';
import { useFocusLater } from '../../layout/useFocusLater';
import { foldText } from '../../records/foldText';
import { inbox } from './inbox';
import { messageAddress, messagesPath } from './messageAddress';
import type { AdminMessage } from './messageSamples';

/** The inbox as it is shown, and what can be done in it. The address says which message is open. */
export function useInbox() {
  const messages = useStore(inbox);
  const [search, setSearch] = useState('');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const toast = useToast();
  const focusLater = useFocusLater();
  const open = messages.find(({ id }) => String(id) === params.get('open'));
  const wanted = foldText(search.trim());
  const shown = messages.filter(({ name, email, subject, message }) =>
    foldText([name, email, subject, message].join('\n')).includes(wanted),
  );

  const openId = open?.id;
  useEffect(() => {
    if (openId !== undefined) inbox.update(new Map([[openId, { read: true }]]));
  }, [openId]);

  const show = ({ id }: AdminMessage) => {
    focusLater('message');
    void navigate(messageAddress(id), { replace: open !== undefined });
  };

  const close = () => void navigate(messagesPath, { replace: true });

  const remove = (message: AdminMessage) => {
    const place = shown.indexOf(message);
    const neighbour = shown[place + 1] ?? shown[place - 1];
    const undo = inbox.keepUndo('Message Deleted', inbox.remove([message.id]));
    if (message === open) close();
    focusLater(`message-${neighbour?.id}`);
    toast({
      type: 'error',
      title: 'Message Deleted',
      description: `${message.name}: ${message.subject}`,
      action: { label: 'Undo', onClick: undo },
    });
  };

  const markUnread = ({ id }: AdminMessage) => {
    focusLater(`message-${id}`);
    close();
    inbox.update(new Map([[id, { read: false }]]));
  };

  /** Opens the message that stands so many places after the open one. */
  const move = (step: 1 | -1) => {
    const next = open ? shown[shown.indexOf(open) + step] : shown[0];
    if (next) show(next);
  };

  return { messages, shown, open, search, setSearch, show, remove, markUnread, move };
}
