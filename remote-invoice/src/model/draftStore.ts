import { createStore, useStore } from 'shared/store';
import { emptyItem, freshDraft, type Draft } from './freshDraft';

/** The draft as it was begun, saved or opened. */
let settledDraft: Draft | undefined;

const settled = (draft: Draft) => (settledDraft = draft);

/** The draft lives as long as the page: it is kept from one admin route to another. */
export const draftStore = createStore<Draft>(() => settled(freshDraft()));

/** Watches one part of the draft. `select` must return a part of it, not something made anew. */
export const useDraft = <T>(select: (draft: Draft) => T): T => useStore(draftStore, select);

/** Begins anew, or goes on with a draft from a file. */
export const replaceDraft = (draft: Draft = freshDraft()) => draftStore.set(() => settled(draft));

/** Tells that the draft as it is now stands in a file, all but the line that is still being typed. */
export const markSaved = () => settled({ ...draftStore.get(), newItem: emptyItem });

const contentOf = ({ invoice, newItem }: Draft) => JSON.stringify([invoice, newItem]);

/** Whether something that was typed would be lost with the draft. */
export function hasUnsavedChanges(): boolean {
  const draft = draftStore.get();
  return settledDraft !== undefined && contentOf(draft) !== contentOf(settledDraft);
}
