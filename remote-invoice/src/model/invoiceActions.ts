import { draftStore, setDraft } from './draftStore';
import type { Draft } from './freshDraft';
import type { Invoice, Party } from './invoice';

export type PartyRole = 'yourCompany' | 'billTo' | 'shipTo';

/** @param step see `setDraft`. */
export const changeDraft = (change: Partial<Draft>, step?: string) =>
  setDraft({ ...draftStore.get(), ...change }, step);

/** Typing in one field is one step. */
export function changeInvoice(change: Partial<Invoice>, step = Object.keys(change).join()): void {
  changeDraft({ invoice: { ...draftStore.get().invoice, ...change } }, step);
}

export function changeParty(role: PartyRole, change: Partial<Party>): void {
  const { invoice } = draftStore.get();
  changeInvoice({ [role]: { ...invoice[role], ...change } }, `${role}.${Object.keys(change).join()}`);
}

export function setSameAsBillTo(sameAsBillTo: boolean): void {
  changeInvoice({ shipTo: { ...draftStore.get().invoice.shipTo, sameAsBillTo } }, 'sameAsBillTo');
}

export const chooseTemplate = (template: string) => changeDraft({ template }, 'template');
