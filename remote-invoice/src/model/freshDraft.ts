import type { Invoice } from './invoice';
import { invoiceFields, partyFields, valuesOf } from './invoiceFields';

/** The line that is about to be added. */
export interface NewItem {
  name: string;
  quantity: string;
  amount: string;
}

/** What staff are working on. */
export interface Draft {
  /** Which invoice it is: the same through all changes of one that was begun or opened. */
  key: number;
  invoice: Invoice;
  newItem: NewItem;
  /** Id of the chosen template. */
  template: string;
  /** Its date is the day, not one that was typed or that stands in a file: it takes the new day after midnight. */
  hasDateOfDay?: boolean;
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

/** The values of a new invoice by the table of fields. */
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
