import type {
  InvoiceKind,
  InvoiceRefusal,
  InvoiceValue,
  KeptInvoice,
  RecurringInvoice,
} from '@vibrant-peak/shared/host';
import { createStore, useStore } from '@vibrant-peak/shared/store';
import { initialValues, newDraftKey, type Draft } from '@vibrant-peak/invoice/freshDraft';
import { draftStore, forgetDraft, useDraft } from '../draft/draftStore';
import { canonicalText } from '@vibrant-peak/shared/merge';

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

export const keeping = createStore<Keeping>(() => ({ kept: new Map(), isSaving: false }));

export const keptOf = (key: number): Kept | undefined => keeping.get().kept.get(key);

/** What is kept of the current draft. */
export function useKept(): KeptInvoice | undefined {
  const key = useDraft((draft) => draft.key);
  return useStore(keeping, ({ kept }) => kept.get(key)?.invoice);
}

/** Why the current draft is not saved. */
export function useFailure(): Failure | undefined {
  const key = useDraft((draft) => draft.key);
  return useStore(keeping, ({ failure }) => (failure?.sent.key === key ? failure : undefined));
}

/** The kind of the current draft. */
export function useKind(): InvoiceKind {
  const kept = useKept();
  return useDraft((draft) => kept?.kind ?? draft.kind ?? 'invoice');
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

/** The draft in a kept value, which may lack fields that were added since. */
export const draftOf = (key: number, value: InvoiceValue) =>
  ({ ...value, key, invoice: { ...initialValues(), ...value.invoice } }) as Draft;

export const noteKept = (key: number, invoice: KeptInvoice, saved?: string) =>
  keeping.set((state) => ({ ...state, kept: new Map(state.kept).set(key, { invoice, saved }) }));

/** A deleted draft leaves the generator, and nothing of it is kept again. */
export function forgetDeleted(id: number): void {
  const draft = draftStore.get();
  const kept = keptOf(draft.key);
  if (kept?.invoice.id !== id) return;
  noteKept(draft.key, kept.invoice, textOf(draft));
  forgetDraft();
}

const knownKey = (id: number) => [...keeping.get().kept].find(([, { invoice }]) => invoice.id === id)?.[0];

/** Notes which recurring invoice an invoice belongs to. Nothing else has changed. */
export function notePlan(id: number, plan: RecurringInvoice): void {
  const key = knownKey(id);
  if (key === undefined) return;
  const { invoice, saved } = keptOf(key)!;
  const { day = null, problem = null } = invoice.plan?.id === plan.id ? invoice.plan : {};
  noteKept(key, { ...invoice, plan: { ...plan, day, problem } }, saved);
}

/** The key of an invoice that was opened before, or a new one. */
export const keyOf = (id: number) => knownKey(id) ?? newDraftKey();

/** Notes what an action has made of an invoice, also after another one has taken its place. */
export function noteAnswer(invoice: KeptInvoice): void {
  const key = knownKey(invoice.id);
  if (key !== undefined) noteKept(key, invoice, keptOf(key)!.saved);
}
