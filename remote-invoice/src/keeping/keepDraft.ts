import type { InvoiceRefusal, InvoicesPort, KeptInvoice } from '@vibrant-peak/shared/host';
import type { Draft } from '@vibrant-peak/invoice/freshDraft';
import { draftStore, hasUnsavedChanges, noteSaved, replaceDraft, showFixed } from '../draft/draftStore';
import { draftOf, keeping, keptOf, keyOf, noteKept, textOf, valueOf } from './kept';
import { merge } from '@vibrant-peak/shared/merge';

/** One save at a time, so that each knows the version before it. */
let queue: Promise<unknown> = Promise.resolve();

function enqueue(work: () => Promise<void>): Promise<void> {
  const next = queue.then(work);
  queue = next.catch(() => undefined);
  return next;
}

/**
 * Keeps the current draft as it is when its turn comes.
 * @param former a draft that another one has replaced.
 * @throws the failure, which is also shown.
 */
export function keepDraft(port: InvoicesPort, former?: Draft): Promise<void> {
  return enqueue(() => {
    const current = draftStore.get();
    return save(port, former && former.key !== current.key ? former : current);
  });
}

/** Brings what others have done with the current invoice since it was opened. */
export const renewKept = (port: InvoicesPort): Promise<void> =>
  enqueue(async () => {
    const draft = draftStore.get();
    const kept = keptOf(draft.key);
    // The answer to a save brings it, too.
    if (!kept || isUnkept(draft)) return;
    const answer = await port.open(kept.invoice.id);
    if (answer.number === null) noteSavedAs(draft, answer);
    else if (draftStore.get().key === draft.key) showKept(answer);
  });

/** Keeps the current draft as a new one, where what was kept of it does not change any more. */
export const saveAsNew = (port: InvoicesPort): Promise<void> =>
  enqueue(() => {
    const draft = draftStore.get();
    const kind = keptOf(draft.key)?.invoice.kind === 'quote' ? 'quote' : 'invoice';
    return send(draft, () => port.create(valueOf(draft), kind));
  });

async function save(port: InvoicesPort, draft: Draft): Promise<void> {
  if (!isUnkept(draft)) return;
  const { failure } = keeping.get();
  if (failure?.conflict && failure.sent.key === draft.key) throw new Error(failure.problem);
  const kept = keptOf(draft.key);
  const value = valueOf(draft);
  await send(draft, () =>
    kept ? port.save(kept.invoice.id, kept.invoice.version, value) : port.create(value, draft.kind),
  );
}

async function send(draft: Draft, request: () => Promise<KeptInvoice>): Promise<void> {
  keeping.set((state) => ({ ...state, isSaving: true }));
  try {
    noteSavedAs(draft, await request());
    keeping.set(({ kept }) => ({ kept, isSaving: false }));
  } catch (error) {
    noteFailure(draft, error as Error | InvoiceRefusal);
    throw error;
  }
}

function noteSavedAs(draft: Draft, answer: KeptInvoice): void {
  const saved = draftOf(draft.key, answer.value);
  const isAsSent = textOf(saved) === textOf(draft);
  noteSaved(draft, isAsSent ? draft : saved, rebase);
  noteKept(draft.key, answer, textOf(saved));
}

function isUnkept(draft: Draft): boolean {
  const kept = keptOf(draft.key);
  if (!kept) return isWorthKeeping(draft);
  return kept.invoice.number === null && kept.saved !== textOf(draft);
}

/** Whether the current draft has something that is not kept. */
export const hasUnkept = () => isUnkept(draftStore.get());

/** A form that nobody has touched is not a draft. */
const isWorthKeeping = (draft: Draft) =>
  draft.invoice.items.length > 0 || (draft === draftStore.get() && hasUnsavedChanges());

function noteFailure(draft: Draft, error: Error | InvoiceRefusal): void {
  const isFinal = error.name === 'InvoiceRefusal';
  const conflict = 'conflict' in error ? error.conflict : undefined;
  keeping.set(({ kept }) => ({
    kept,
    isSaving: false,
    failure: { sent: draft, problem: error.message, isFinal, ...(conflict && { conflict }) },
  }));
}

/** Shows an invoice that is kept; Undo leads back to a draft before it. */
export function showKept(invoice: KeptInvoice): void {
  const draft = draftOf(keyOf(invoice.id), invoice.value);
  keeping.set(({ kept }) => ({ kept, isSaving: false }));
  noteKept(draft.key, invoice, textOf(draft));
  if (invoice.number === null) replaceDraft(draft);
  else showFixed(draft);
}

/** Shows what is made of the current draft, unless another one has taken its place meanwhile. */
export async function showMade(make: () => Promise<KeptInvoice>): Promise<KeptInvoice> {
  const { key } = draftStore.get();
  const made = await make();
  if (draftStore.get().key === key) showKept(made);
  return made;
}

/** Answers a conflict: with my values, or with those of the colleague. */
export function answerConflict(port: InvoicesPort, isMine: boolean): void {
  const { failure } = keeping.get();
  if (!failure?.conflict) return;
  const { sent, conflict } = failure;
  const { version, merged, disagreements } = conflict;
  const { key } = sent;
  const chosen = draftOf(key, structuredClone(merged));
  if (!isMine) for (const { field, theirs } of disagreements) setAt(chosen, field.split('.'), theirs);
  noteKept(key, { ...keptOf(key)!.invoice, version });
  keeping.set(({ kept }) => ({ kept, isSaving: false }));
  noteSaved(sent, chosen, rebase);
  void keepDraft(port).catch(() => undefined);
}

function setAt(target: object, path: readonly string[], value: unknown): void {
  const [name, ...rest] = path;
  const fields = target as Record<string, unknown>;
  if (rest.length === 0) fields[name!] = value;
  else setAt(fields[name!] as object, rest, value);
}

/** What was typed since a save, on top of what the save has brought. */
const rebase = <T>(sent: T, mine: T, saved: T): T => merge(sent, mine, saved).value;
