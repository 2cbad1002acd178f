import { createStore, useStore } from '@vibrant-peak/shared/store';
import type { Draft } from '@vibrant-peak/invoice/freshDraft';
import { draftStore, useDraft } from '../../draft/draftStore';
import { moveItem, removeItem } from '../../draft/itemActions';

/** The last change of the list, in words. */
interface ListChange {
  text: string;
  /** Shown with an Undo button, because lines were added or removed. */
  canUndo?: boolean;
  /** What it led to. */
  draft?: Draft;
}

const none: ListChange = { text: '' };
const lastChange = createStore(() => none);

/** @returns the change of the list, unless another change of the draft came after it. */
export function useLastChange(): ListChange {
  const change = useStore(lastChange);
  return useDraft((draft) => draft === change.draft) ? change : none;
}

export const announceChange = (text: string, canUndo?: boolean) =>
  lastChange.set({ text, canUndo, draft: draftStore.get() });

/** Focuses the name of the line being entered, where the focus would otherwise be lost. */
export const focusNewItem = () => document.querySelector<HTMLElement>('[data-new-item] input')?.focus();

/** Moves a line and announces its new position. */
export function moveAndAnnounce(id: number, places: number): void {
  moveItem(id, places);
  const { items } = draftStore.get().invoice;
  const place = items.findIndex((item) => item.id === id);
  announceChange(`${items[place]?.name}: line ${place + 1} of ${items.length}`);
}

export function removeAndAnnounce(id: number): void {
  const item = draftStore.get().invoice.items.find((other) => other.id === id);
  removeItem(id);
  if (item) announceChange(`${item.name} was removed.`, true);
}
