import type { DraftValue } from './draftSchema';
import type { Invoice } from './invoice';
import { invoiceFields, partyFields, valuesOf } from './invoiceFields';

/** The line being entered. */
export type NewItem = DraftValue['newItem'];

export type Paper = NonNullable<DraftValue['paper']>;

/** The invoice being edited. */
export interface Draft extends DraftValue {
  /** Identifies the invoice across changes. */
  key: number;
  /** Missing where it is an invoice; what is stored has its own kind. */
  kind?: 'quote' | undefined;
  /** What the chosen client has filled in, and the invoice without it. */
  fromClient?: { filled: Partial<Invoice>; without: Invoice };
  /** The price that the chosen item has filled in. */
  fromItem?: string | undefined;
}

const defaultTemplate = 'template1';

let drafts = 0;
export const newDraftKey = () => ++drafts;

export const emptyItem: NewItem = { name: '', quantity: '1', amount: '' };

export const emptyParty = valuesOf(partyFields, () => '');

/** The parties of a new invoice. */
export const initialParties = {
  yourCompany: emptyParty,
  billTo: emptyParty,
  shipTo: { ...emptyParty, sameAsBillTo: true },
};

/** Initial values of the fields of a new invoice. */
export const initialValues = (now = new Date()) =>
  valuesOf(invoiceFields, ({ initial }) => initial?.(now) ?? '');

export function freshDraft(now = new Date()): Draft {
  const invoice: Invoice = {
    ...initialValues(now),
    ...initialParties,
    items: [],
  };
  return { key: newDraftKey(), invoice, newItem: emptyItem, template: defaultTemplate, hasDateOfDay: true };
}
