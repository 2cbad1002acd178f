import { today } from 'shared/today';
import type { Invoice, Party } from './invoice';

/** The line that is about to be added. */
export interface NewItem {
  name: string;
  quantity: string;
  amount: string;
}

/** What staff are working on. */
export interface Draft {
  invoice: Invoice;
  newItem: NewItem;
  /** Id of the chosen template. */
  template: string;
}

const defaultTemplate = 'template1';

export const emptyItem: NewItem = { name: '', quantity: '1', amount: '' };

const emptyParty: Party = { name: '', company: '', address: '', phone: '', email: '' };

export function freshDraft(now = new Date()): Draft {
  return {
    invoice: {
      receiptNumber: `INV-${now.getTime()}`,
      date: today(now),
      dueDate: '',
      yourCompany: emptyParty,
      billTo: emptyParty,
      shipTo: { ...emptyParty, sameAsBillTo: true },
      items: [],
      notes: '',
      taxRate: '0',
    },
    newItem: emptyItem,
    template: defaultTemplate,
  };
}
