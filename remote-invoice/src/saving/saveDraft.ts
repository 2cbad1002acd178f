import type { InvoiceRefusal, InvoicesPort, StoredInvoice } from '@vibrant-peak/shared/host';
import type { Draft } from '@vibrant-peak/invoice/freshDraft';
import {
  draftStore,
  hasUnsavedChanges,
  markSavedElsewhere,
  replaceDraft,
  showFixed,
} from '../draft/draftStore';
import { draftOf, savedInvoices, savedOf, keyOf, recordSaved, textOf, valueOf } from './savedInvoices';
import { merge } from '@vibrant-peak/shared/merge';

/** One save at a time, so that each knows the version before it. */
let queue: Promise<unknown> = Promise.resolve();

function enqueue(work: () => Promise<void>): Promise<void> {
  const next = queue.then(work);
  queue = next.catch(() => undefined);
  return next;
}

/**
 * Saves the current draft as it is when its turn comes.
 * @param former a draft that another one has replaced.
 * @throws the failure, which is also shown.
 */
export function saveDraft(port: InvoicesPort, former?: Draft): Promise<void> {
  return enqueue(() => {
    const current = draftStore.get();
    return save(port, former && former.key !== current.key ? former : current);
  });
}

/** Brings what others have done with the current invoice since it was opened. */
export const renewSaved = (port: InvoicesPort): Promise<void> =>
  enqueue(async () => {
    const draft = draftStore.get();
    const stored = savedOf(draft.key);
    // The answer to a save brings it, too.
    if (!stored || isUnsaved(draft)) return;
    const answer = await port.open(stored.invoice.id);
    if (answer.number === null) recordSavedAs(draft, answer);
    else if (draftStore.get().key === draft.key) showSaved(answer);
  });

/** Saves the current draft as a new one, where its stored invoice has been issued. */
export const saveAsNew = (port: InvoicesPort): Promise<void> =>
  enqueue(() => {
    const draft = draftStore.get();
    const kind = savedOf(draft.key)?.invoice.kind === 'quote' ? 'quote' : 'invoice';
    return send(draft, () => port.create(valueOf(draft), kind));
  });

async function save(port: InvoicesPort, draft: Draft): Promise<void> {
  if (!isUnsaved(draft)) return;
  const { failure } = savedInvoices.get();
  if (failure?.conflict && failure.sent.key === draft.key) throw new Error(failure.problem);
  const stored = savedOf(draft.key);
  const value = valueOf(draft);
  await send(draft, () =>
    stored ? port.save(stored.invoice.id, stored.invoice.version, value) : port.create(value, draft.kind),
  );
}

async function send(draft: Draft, request: () => Promise<StoredInvoice>): Promise<void> {
  savedInvoices.set((state) => ({ ...state, isSaving: true }));
  try {
    recordSavedAs(draft, await request());
    savedInvoices.set(({ stored }) => ({ stored, isSaving: false }));
  } catch (error) {
    recordFailedSave(draft, error as Error | InvoiceRefusal);
    throw error;
  }
}

function recordSavedAs(draft: Draft, answer: StoredInvoice): void {
  const saved = draftOf(draft.key, answer.value);
  const isAsSent = textOf(saved) === textOf(draft);
  markSavedElsewhere(draft, isAsSent ? draft : saved, rebase);
  recordSaved(draft.key, answer, textOf(saved));
}

function isUnsaved(draft: Draft): boolean {
  const stored = savedOf(draft.key);
  if (!stored) return isWorthSaving(draft);
  return stored.invoice.number === null && stored.saved !== textOf(draft);
}

/** Whether the current draft has something that is not stored. */
export const hasUnsaved = () => isUnsaved(draftStore.get());

/** A form that nobody has touched is not a draft. */
const isWorthSaving = (draft: Draft) =>
  draft.invoice.items.length > 0 || (draft === draftStore.get() && hasUnsavedChanges());

function recordFailedSave(draft: Draft, error: Error | InvoiceRefusal): void {
  const isFinal = error.name === 'InvoiceRefusal';
  const conflict = 'conflict' in error ? error.conflict : undefined;
  savedInvoices.set(({ stored }) => ({
    stored,
    isSaving: false,
    failure: { sent: draft, problem: error.message, isFinal, ...(conflict && { conflict }) },
  }));
}

/** Shows an invoice that is stored; Undo leads back to a draft before it. */
export function showSaved(invoice: StoredInvoice): void {
  const draft = draftOf(keyOf(invoice.id), invoice.value);
  savedInvoices.set(({ stored }) => ({ stored, isSaving: false }));
  recordSaved(draft.key, invoice, textOf(draft));
  if (invoice.number === null) replaceDraft(draft);
  else showFixed(draft);
}

/** Shows what is made of the current draft, unless another one has taken its place meanwhile. */
export async function showMade(make: () => Promise<StoredInvoice>): Promise<StoredInvoice> {
  const { key } = draftStore.get();
  const made = await make();
  if (draftStore.get().key === key) showSaved(made);
  return made;
}

/** Answers a conflict: with my values, or with those of the colleague. */
export function answerConflict(port: InvoicesPort, isMine: boolean): void {
  const { failure } = savedInvoices.get();
  if (!failure?.conflict) return;
  const { sent, conflict } = failure;
  const { version, merged, disagreements } = conflict;
  const { key } = sent;
  const chosen = draftOf(key, structuredClone(merged));
  if (!isMine) for (const { field, theirs } of disagreements) setAt(chosen, field.split('.'), theirs);
  recordSaved(key, { ...savedOf(key)!.invoice, version });
  savedInvoices.set(({ stored }) => ({ stored, isSaving: false }));
  markSavedElsewhere(sent, chosen, rebase);
  void saveDraft(port).catch(() => undefined);
}

function setAt(target: object, path: readonly string[], value: unknown): void {
  const [name, ...rest] = path;
  const fields = target as Record<string, unknown>;
  if (rest.length === 0) fields[name!] = value;
  else setAt(fields[name!] as object, rest, value);
}

/** What was typed since a save, on top of what the save has brought. */
const rebase = <T>(sent: T, mine: T, saved: T): T => merge(sent, mine, saved).value;
