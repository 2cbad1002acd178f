import type {
  InvoiceKind,
  InvoiceRefusal,
  InvoiceValue,
  StoredInvoice,
  RecurringInvoice,
} from '@vibrant-peak/shared/host';
import { createStore, useStore } from '@vibrant-peak/shared/store';
import { initialValues, newDraftKey, type Draft } from '@vibrant-peak/invoice/freshDraft';
import { draftStore, forgetDraft, useDraft } from '../draft/draftStore';
import { canonicalText } from '@vibrant-peak/shared/merge';

/** An invoice that is stored, and what is known to be stored of it. */
interface Saved {
  invoice: StoredInvoice;
  /** `undefined` until the answer to a conflict is saved. */
  saved: string | undefined;
}

export interface SavedInvoices {
  /** By the key of the draft. */
  stored: ReadonlyMap<number, Saved>;
  isSaving: boolean;
  failure?: Failure;
}

/** Why the last save failed. */
interface Failure {
  sent: Draft;
  /** In plain words. */
  problem: string;
  /** A repetition would fail, too. */
  isFinal: boolean;
  conflict?: InvoiceRefusal['conflict'];
}

export const savedInvoices = createStore<SavedInvoices>(() => ({ stored: new Map(), isSaving: false }));

export const savedOf = (key: number): Saved | undefined => savedInvoices.get().stored.get(key);

/** What is stored of the current draft. */
export function useSavedInvoice(): StoredInvoice | undefined {
  const key = useDraft((draft) => draft.key);
  return useStore(savedInvoices, ({ stored }) => stored.get(key)?.invoice);
}

/** Why the current draft is not saved. */
export function useFailure(): Failure | undefined {
  const key = useDraft((draft) => draft.key);
  return useStore(savedInvoices, ({ failure }) => (failure?.sent.key === key ? failure : undefined));
}

/** The kind of the current draft. */
export function useKind(): InvoiceKind {
  const stored = useSavedInvoice();
  return useDraft((draft) => stored?.kind ?? draft.kind ?? 'invoice');
}

export const textOf = (draft: Draft) => canonicalText(valueOf(draft));

export const valueOf = ({ invoice, newItem, template, hasDateOfDay, paper, language, eInvoice }: Draft) => ({
  invoice,
  newItem,
  template,
  hasDateOfDay,
  paper,
  language,
  eInvoice,
});

/** The draft in a stored value, which may lack fields that were added since. */
export const draftOf = (key: number, value: InvoiceValue) =>
  ({ ...value, key, invoice: { ...initialValues(), ...value.invoice } }) as Draft;

export const recordSaved = (key: number, invoice: StoredInvoice, saved?: string) =>
  savedInvoices.set((state) => ({ ...state, stored: new Map(state.stored).set(key, { invoice, saved }) }));

/** A deleted draft leaves the generator, and nothing of it is stored again. */
export function forgetDeleted(id: number): void {
  const draft = draftStore.get();
  const stored = savedOf(draft.key);
  if (stored?.invoice.id !== id) return;
  recordSaved(draft.key, stored.invoice, textOf(draft));
  forgetDraft();
}

const knownKey = (id: number) =>
  [...savedInvoices.get().stored].find(([, { invoice }]) => invoice.id === id)?.[0];

/** Notes which recurring invoice an invoice belongs to. Nothing else has changed. */
export function recordPlan(id: number, plan: RecurringInvoice): void {
  const key = knownKey(id);
  if (key === undefined) return;
  const { invoice, saved } = savedOf(key)!;
  const { day = null, problem = null } = invoice.plan?.id === plan.id ? invoice.plan : {};
  recordSaved(key, { ...invoice, plan: { ...plan, day, problem } }, saved);
}

/** The key of an invoice that was opened before, or a new one. */
export const keyOf = (id: number) => knownKey(id) ?? newDraftKey();

/** Records what an action has made of an invoice, also after another one has taken its place. */
export function recordAnswer(invoice: StoredInvoice): void {
  const key = knownKey(invoice.id);
  if (key !== undefined) recordSaved(key, invoice, savedOf(key)!.saved);
}
