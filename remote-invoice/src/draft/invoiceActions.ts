import type { EInvoiceValues } from '@vibrant-peak/invoice/eInvoice';
import type { Draft, Paper } from '@vibrant-peak/invoice/freshDraft';
import type { Invoice, Party } from '@vibrant-peak/invoice/invoice';
import type { InvoiceFieldName } from '@vibrant-peak/invoice/invoiceFields';
import { taxReasonOf } from '@vibrant-peak/invoice/taxCases';
import { dueDateOf } from '@vibrant-peak/invoice/terms';
import { draftStore, setDraft } from './draftStore';
import { taxedAs } from './taxedAs';

export type PartyRole = 'yourCompany' | 'billTo' | 'shipTo';

/** @param step see `setDraft`. */
export const changeDraft = (change: Partial<Draft>, step?: string) =>
  setDraft({ ...draftStore.get(), ...change }, step);

/** Typing in one field is one undo step. */
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

/** Changes what only an electronic invoice says. */
export const changeEInvoice = (change: EInvoiceValues) =>
  changeDraft({ eInvoice: { ...draftStore.get().eInvoice, ...change } }, Object.keys(change).join());

/** Sets the tax case, with its sentence and its tax. One undo step. */
export function chooseTaxCase(taxCase: string): void {
  const { invoice, eInvoice, language } = draftStore.get();
  const untaxedReason = taxReasonOf(taxCase, language);
  changeDraft({ invoice: taxedAs(invoice, taxCase), eInvoice: { ...eInvoice, taxCase, untaxedReason } });
}

/**
 * Sets the language of the sheet. The default sentence of the tax case follows it; a typed one stays.
 * One undo step.
 */
export function chooseLanguage(language: string): void {
  const { eInvoice, language: former } = draftStore.get();
  const isDefault = eInvoice?.untaxedReason === taxReasonOf(eInvoice?.taxCase, former);
  const untaxedReason = taxReasonOf(eInvoice?.taxCase, language);
  changeDraft({ language, ...(isDefault && { eInvoice: { ...eInvoice, untaxedReason } }) });
}

export const choosePaper = (paper: Paper) => changeDraft({ paper }, 'paper');

export const chooseTemplate = (template: string) => changeDraft({ template }, 'template');

/** Changes the number or a date. Typing a due date clears the terms. */
export function changeDetail(name: InvoiceFieldName, value: string): void {
  if (name === 'date') return changeDate(value);
  const { terms } = draftStore.get().invoice;
  changeInvoice(name === 'dueDate' && terms !== '' ? { dueDate: value, terms: '' } : { [name]: value });
}

/** With terms, the due date follows the date. */
function changeDate(date: string): void {
  const { invoice } = draftStore.get();
  const due = invoice.terms === '' ? {} : { dueDate: dueDateOf(date, invoice.terms) };
  changeDraft({ invoice: { ...invoice, date, ...due }, hasDateOfDay: false }, 'date');
}

/** Sets the days from the date to the due date; blank terms leave the due date as it is. */
export function setTerms(terms: string): void {
  const { date } = draftStore.get().invoice;
  changeInvoice(terms === '' ? { terms } : { terms, dueDate: dueDateOf(date, terms) });
}
