import { freshDraft } from '@vibrant-peak/invoice/freshDraft';
import { valueOf } from '../saving/savedInvoices';

/** A draft of 20.00 as the generator makes it. */
export function draftValue(changes: object = {}) {
  const { invoice, ...rest } = valueOf(freshDraft());
  const billTo = { ...invoice.billTo, company: 'Lumen Ltd' };
  const items = [{ id: 1, name: 'Design', quantity: '2', amount: '10.00' }];
  return {
    ...rest,
    hasDateOfDay: false,
    invoice: { ...invoice, billTo, items, date: '2026-11-20', currency: 'EUR', ...changes },
  };
}
