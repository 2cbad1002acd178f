import type { InvoiceRefusal, InvoiceValue, KeptInvoice } from '@vibrant-peak/shared/host';
import { createStore, useStore } from '@vibrant-peak/shared/store';
import { draftStore, useDraft } from '../model/draftStore';
import { newDraftKey, type Draft } from '../model/freshDraft';
import { canonicalText } from './rebase';

/** An invoice that is kept, and what is known to be kept of it. */
interface Kept {
  invoice: KeptInvoice;
  /** `undefined` until the answer to a conflict is saved. */
  saved: string | undefined;
}

export interface Keeping {
  /** By the key of the draft. */
  kept: ReadonlyMap<number, Kept>;
  isSaving: boolean;
  /** Why the last save failed, in plain words. */
  problem?: string;
  /** A repetition would fail, too. */
  isFinal?: boolean;
  conflict?: InvoiceRefusal['conflict'] & { key: number; sent: Draft };
}

export const keeping = createStore<Keeping>(() => ({ kept: new Map(), isSaving: false }));

export const keptOf = (key: number): Kept | undefined => keeping.get().kept.get(key);

/** What is kept of the current draft. */
export function useKept(): KeptInvoice | undefined {
  const key = useDraft((draft) => draft.key);
  return useStore(keeping, ({ kept }) => kept.get(key)?.invoice);
}

export const textOf = (draft: Draft) => canonicalText(valueOf(draft));

export const valueOf = ({ invoice, newItem, template, hasDateOfDay }: Draft) => ({
  invoice,
  newItem,
  template,
  hasDateOfDay,
});

/** The draft in a kept value: the port's type knows a part of its fields. */
export const draftOf = (key: number, value: InvoiceValue) => ({ ...value, key }) as Draft;

export const noteKept = (key: number, invoice: KeptInvoice, saved?: string) =>
  keeping.set((state) => ({ ...state, kept: new Map(state.kept).set(key, { invoice, saved }) }));

/** The key of an invoice that was opened before, or a new one. */
export const keyOf = (id: number) =>
  [...keeping.get().kept].find(([, { invoice }]) => invoice.id === id)?.[0] ?? newDraftKey();

/** Notes what an action has made of the current invoice. */
export const noteAnswer = (invoice: KeptInvoice) =>
  noteKept(draftStore.get().key, invoice, textOf(draftStore.get()));
