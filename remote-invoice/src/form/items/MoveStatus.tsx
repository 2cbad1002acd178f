import { useSyncExternalStore } from 'react';
import { VisuallyHidden } from 'shared/ui';
import { createStore } from 'shared/store';
import { draftStore } from '../../model/draftStore';
import { moveItem } from '../../model/itemActions';

const lastMove = createStore(() => ({ text: '' }));

/** Moves a line and says where it stands then. */
export function moveAndTell(id: number, places: number): void {
  moveItem(id, places);
  const { items } = draftStore.get().invoice;
  const place = items.findIndex((item) => item.id === id);
  lastMove.set({ text: `${items[place]?.name}: line ${place + 1} of ${items.length}` });
}

/** For those who do not see a line move. */
export function MoveStatus() {
  const { text } = useSyncExternalStore(lastMove.subscribe, lastMove.get, lastMove.get);
  return <VisuallyHidden role="status">{text}</VisuallyHidden>;
}
