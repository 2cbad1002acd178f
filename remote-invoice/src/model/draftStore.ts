import { createStore, useStore } from 'shared/store';
import { today } from 'shared/today';
import { emptyItem, freshDraft, type Draft } from './freshDraft';
import { dueDateOf } from './terms';

interface Desk {
  draft: Draft;
  /** The draft as it was begun, saved or opened. */
  settled: Draft;
  /** The drafts that Undo goes back to, and below those for Redo; the nearest one is the last. */
  past: readonly Draft[];
  future: readonly Draft[];
  /** Names what was changed last: further changes of the same kind belong to the same step. */
  step?: string;
}

/** How many steps can be undone. It costs little: drafts share what did not change. */
const maxSteps = 300;

const deskOf = (draft: Draft): Desk => ({ draft, settled: draft, past: [], future: [] });

const deskStore = createStore(() => deskOf(freshDraft()));

/** The draft lives as long as the page: it is kept from one admin route to another. */
export const draftStore = { get: () => deskStore.get().draft, subscribe: deskStore.subscribe };

/** Watches one part of the draft. `select` must return a part of it, not something made anew. */
export const useDraft = <T>(select: (draft: Draft) => T): T => useStore(draftStore, select);

/**
 * The one way to change the draft; Undo takes it back.
 * @param step changes of the same name that follow each other are undone together, such as the keys of one text.
 */
export function setDraft(draft: Draft, step?: string): void {
  deskStore.set((desk) => {
    const isSameStep = step !== undefined && step === desk.step;
    const past = isSameStep ? desk.past : [...desk.past, desk.draft].slice(-maxSteps);
    return { ...desk, draft, past, future: [], step };
  });
}

/** The next change begins a step of its own, even of the same field. */
export const endStep = () => deskStore.set((desk) => (desk.step ? { ...desk, step: undefined } : desk));

/** Begins anew, or goes on with another draft. Undo brings the one before back. */
export function replaceDraft(draft: Draft = freshDraft()): void {
  setDraft(draft);
  deskStore.set((desk) => ({ ...desk, settled: draft }));
}

/** Gives up the draft for good: Undo does not bring it back. */
export const forgetDraft = () => deskStore.set(deskOf(freshDraft()));

/** Tells that the draft as it is now stands in a file, all but the line that is still being typed. Its date stays the file's. */
export const markSaved = () =>
  deskStore.set((desk) => {
    const draft = { ...desk.draft, hasDateOfDay: false };
    return { ...desk, draft, settled: { ...draft, newItem: emptyItem } };
  });

/** Gives the draft the date of today, unless its date was typed or stands in a file. That is no step of Undo. */
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

/** Goes back to the nearest draft that differs. @returns whether there was one. */
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

const isSame = (one: Draft, other: Draft) => one.template === other.template && hasSameContent(one, other);

const isSameValue = (one: Draft, other: Draft) =>
  one.newItem === other.newItem && one.invoice === other.invoice;

const hasSameContent = (one: Draft, other: Draft) =>
  isSameValue(one, other) ||
  JSON.stringify([one.invoice, one.newItem]) === JSON.stringify([other.invoice, other.newItem]);

/** Whether nothing was changed since the draft was begun, saved or opened; changes that were taken back by hand count. */
export const isUntouched = () => isSameValue(deskStore.get().draft, deskStore.get().settled);

/** Whether something that was typed would be lost with the draft. */
export function hasUnsavedChanges(): boolean {
  const { draft, settled } = deskStore.get();
  return !hasSameContent(draft, settled);
}
