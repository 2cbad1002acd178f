import type { InvoiceValue } from '../host/index';

/** An invoice of 20.00 with all that adapters know of it. */
export const invoiceValue = (changes: Partial<InvoiceValue['invoice']> = {}): InvoiceValue => ({
  invoice: {
    receiptNumber: 'INV-1',
    date: '2026-11-20',
    dueDate: '',
    currency: 'EUR',
    billTo: { name: '', company: 'Lumen Ltd' },
    items: [{ id: 1, name: 'Design', quantity: '2', amount: '10.00' }],
    ...changes,
  },
  template: 'template1',
});
