import { createStore, useStore } from 'shared/store';
import { draftStore } from '../../model/draftStore';
import { moveItem, removeItem } from '../../model/itemActions';

/** What was done to the list last, in words. */
interface ListChange {
  text: string;
  /** Shown to everybody, with an Undo, because something is gone or came. */
  canUndo?: boolean;
}

const lastChange = createStore<ListChange>(() => ({ text: '' }));

export const useLastChange = () => useStore(lastChange);
export const tellChange = (text: string, canUndo?: boolean) => lastChange.set({ text, canUndo });

/** Moves a line and says where it stands then. */
export function moveAndTell(id: number, places: number): void {
  moveItem(id, places);
  const { items } = draftStore.get().invoice;
  const place = items.findIndex((item) => item.id === id);
  tellChange(`${items[place]?.name}: line ${place + 1} of ${items.length}`);
}

export function removeAndTell(id: number): void {
  const item = draftStore.get().invoice.items.find((other) => other.id === id);
  removeItem(id);
  if (item) tellChange(`${item.name} was removed.`, true);
}
