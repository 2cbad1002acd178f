import { createStore } from 'shared/store';
import { inbox } from './inbox';

const openId = createStore((): number | undefined => undefined);

/** The message that is open, by its id: for the visit, as all that is read. A reload starts with nothing read. */
export const openMessage = {
  get: openId.get,
  subscribe: openId.subscribe,
  /** Opening marks as read. */
  show(id: number) {
    inbox.update(new Map([[id, { read: true }]]));
    openId.set(id);
  },
  close: () => openId.set(undefined),
};
