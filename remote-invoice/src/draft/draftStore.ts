import { createStore, useStore } from '@vibrant-peak/shared/store';
import { today } from '@vibrant-peak/shared/today';
import { emptyItem, freshDraft, type Draft } from '@vibrant-peak/invoice/freshDraft';
import { dueDateOf } from '@vibrant-peak/invoice/terms';

interface Desk {
  draft: Draft;
  /** The draft as it was started, saved or opened. */
  settled: Draft;
  /** Earlier drafts for Undo, and undone ones for Redo; the nearest one is last. */
  past: readonly Draft[];
  future: readonly Draft[];
  /** Name of the last change. Consecutive changes with the same name are one undo step. */
  step?: string;
}

/** Limit of undo steps. They need little memory, as drafts share unchanged parts. */
const maxSteps = 300;

const deskOf = (draft: Draft): Desk => ({ draft, settled: draft, past: [], future: [] });

const deskStore = createStore(() => deskOf(freshDraft()));

/** The draft is stored across routes until the page is reloaded. */
export const draftStore = { get: () => deskStore.get().draft, subscribe: deskStore.subscribe };

/** Subscribes to a part of the draft. `select` must not create new objects. */
export const useDraft = <T>(select: (draft: Draft) => T): T => useStore(draftStore, select);

/**
 * Changes the draft as an undo step.
 * @param step name of the step. Consecutive changes of the same name are undone together.
 */
export function setDraft(draft: Draft, step?: string): void {
  deskStore.set((desk) => {
    const isSameStep = step !== undefined && step === desk.step;
    const past = isSameStep ? desk.past : [...desk.past, desk.draft].slice(-maxSteps);
    return { ...desk, draft, past, future: [], step };
  });
}

/** Makes the next change a separate undo step, even in the same field. */
export const endStep = () => deskStore.set((desk) => (desk.step ? { ...desk, step: undefined } : desk));

/** Starts a new draft or continues with another one. Undo restores the previous one. */
export function replaceDraft(draft: Draft = freshDraft()): void {
  setDraft(draft);
  deskStore.set((desk) => ({ ...desk, settled: draft }));
}

/** Discards the draft; Undo cannot restore it. */
export const forgetDraft = () => deskStore.set(deskOf(freshDraft()));

/**
 * Marks the draft as saved, except for the line that is still being typed. Its date stays as it is,
 * also on other days.
 */
export const markSaved = () =>
  deskStore.set((desk) => {
    const draft = { ...desk.draft, hasDateOfDay: false };
    return { ...desk, draft, settled: { ...draft, newItem: emptyItem } };
  });

/**
 * Marks a draft as saved elsewhere.
 * @param sent what was saved.
 * @param saved what is there now: `sent`, or with changes of others.
 * @param rebase puts what was typed since on top of these. Not an undo step.
 */
export const markSavedElsewhere = (
  sent: Draft,
  saved: Draft,
  rebase: (base: Draft, mine: Draft, theirs: Draft) => Draft,
) =>
  deskStore.set((desk) => {
    if (desk.draft.key !== sent.key) return desk;
    return { ...desk, settled: saved, draft: saved === sent ? desk.draft : rebase(sent, desk.draft, saved) };
  });

/** Shows an issued invoice, which cannot change: Undo does not lead to what it was before. */
export const showFixed = (draft: Draft) =>
  deskStore.set(({ draft: before, past }) => ({
    draft,
    settled: draft,
    future: [],
    past: [...past, before].filter(({ key }) => key !== draft.key),
  }));

/** Fills in what a new draft begins with. Not an undo step. */
export const fillDraft = (fill: (draft: Draft) => Draft) =>
  deskStore.set((desk) => {
    const settled = fill(desk.settled);
    return { ...desk, settled, draft: desk.draft === desk.settled ? settled : fill(desk.draft) };
  });

/** Updates the date to today, unless it was typed or saved. Not an undo step. */
export function renewDay(): void {
  const day = today();
  const { draft } = deskStore.get();
  if (!draft.hasDateOfDay || draft.invoice.date === day) return;
  const renewed = (other: Draft) => (other.hasDateOfDay ? datedDraft(other, day) : other);
  deskStore.set(({ past, future, settled, step }) => ({
    draft: renewed(draft),
    settled: renewed(settled),
    past: past.map(renewed),
    future: future.map(renewed),
    step,
  }));
}

function datedDraft(draft: Draft, date: string): Draft {
  const { terms, dueDate } = draft.invoice;
  const due = terms === '' ? dueDate : dueDateOf(date, terms);
  return { ...draft, invoice: { ...draft.invoice, date, dueDate: due } };
}

/** Goes to the nearest draft that differs. @returns whether there was one. */
export const undo = () => travel('past', 'future');
export const redo = () => travel('future', 'past');

function travel(from: 'past' | 'future', to: 'past' | 'future'): boolean {
  const desk = deskStore.get();
  const drafts = [...desk[from]];
  let target = drafts.pop();
  while (target && isSame(target, desk.draft)) target = drafts.pop();
  if (!target) return false;
  deskStore.set({ ...desk, draft: target, [from]: drafts, [to]: [...desk[to], desk.draft], step: undefined });
  return true;
}

export const useCanUndo = () => useStore(deskStore, ({ past }) => past.length > 0);
export const useCanRedo = () => useStore(deskStore, ({ future }) => future.length > 0);

const isSame = (one: Draft, other: Draft) =>
  one.template === other.template &&
  one.paper === other.paper &&
  one.language === other.language &&
  one.eInvoice === other.eInvoice &&
  hasSameContent(one, other);

const isSameValue = (one: Draft, other: Draft) =>
  one.newItem === other.newItem && one.invoice === other.invoice;

const hasSameContent = (one: Draft, other: Draft) =>
  isSameValue(one, other) ||
  JSON.stringify([one.invoice, one.newItem]) === JSON.stringify([other.invoice, other.newItem]);

/**
 * Whether the draft is the object that was started, saved or opened. Changes reverted by hand make
 * it another one.
 */
export const isUntouched = () => isSameValue(deskStore.get().draft, deskStore.get().settled);

/** Whether the draft contains unsaved entries. */
export function hasUnsavedChanges(): boolean {
  const { draft, settled } = deskStore.get();
  return !hasSameContent(draft, settled);
}
