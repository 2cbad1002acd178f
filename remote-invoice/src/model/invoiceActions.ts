import type { Invoice, Party } from './invoice';
import { draftStore } from './draftStore';
import type { Draft } from './freshDraft';

export type PartyRole = 'yourCompany' | 'billTo' | 'shipTo';

export const changeDraft = (change: Partial<Draft>) => draftStore.set({ ...draftStore.get(), ...change });

export function changeInvoice(change: Partial<Invoice>): void {
  changeDraft({ invoice: { ...draftStore.get().invoice, ...change } });
}

export function changeParty(role: PartyRole, change: Partial<Party>): void {
  const { invoice } = draftStore.get();
  changeInvoice({ [role]: { ...invoice[role], ...change } });
}

export function setSameAsBillTo(sameAsBillTo: boolean): void {
  changeInvoice({ shipTo: { ...draftStore.get().invoice.shipTo, sameAsBillTo } });
}
