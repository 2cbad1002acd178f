import { freshDraft } from '@vibrant-peak/invoice/freshDraft';
import type { Invoice } from '@vibrant-peak/invoice/invoice';
import type { Source } from '../invoices/eInvoice/source';

/** Completes an invoice for an electronic one. */
export function testSource(changes: Partial<Invoice> = {}, more: Source['more'] = {}): Source {
  const { invoice } = freshDraft();
  return {
    kind: 'invoice',
    number: 'INV-2026-0001',
    invoice: {
      ...invoice,
      date: '2026-11-20',
      dueDate: '2026-12-04',
      currency: 'EUR',
      taxRate: '19',
      vatId: 'DE 123 456 789',
      bankLines: 'Northwind\nDE89 3704 0044 0532 0130 00',
      yourCompany: {
        name: 'Ayesha',
        company: 'Northwind',
        address: 'Main Street 1\n10115 Berlin',
        phone: '+49 30 1',
        email: 'hello@northwind.example',
      },
      billTo: {
        name: 'Sara Khan',
        company: 'Lumen & Söhne <GmbH>',
        phone: '',
        email: 'sara@lumen.example',
        address: 'Pier 4\nHinterhaus\n20457 Hamburg\nLager 3',
      },
      items: [{ id: 1, name: 'Design', quantity: '2.5', amount: '80.125' }],
      ...changes,
    },
    more: { country: 'DE', clientCountry: 'DE', unit: 'HUR', ...more },
  };
}
