import type { EInvoicePort, InvoiceRefusal, StoredInvoice } from '../host/index';
import { refuse, type InvoiceMemory } from './invoiceMemory';

const types = { ubl: 'application/xml', 'factur-x': 'application/pdf' };

/** Electronic invoices that have their number only, for tests of pages. */
export function memoryEInvoice({ found, issued }: InvoiceMemory): EInvoicePort {
  return {
    problems: async (id) => problemsOf(found(id)),
    file: async (id, format) => {
      const { number } = issued(id);
      const violations = problemsOf(found(id));
      if (violations.length > 0) refuse('Something is missing.', { violations });
      return new Blob([number!], { type: types[format] });
    },
  };
}

/** Of the fields that adapters know. */
function problemsOf({ kind, client, currency, dueDate }: StoredInvoice): InvoiceRefusal['violations'] {
  const checks = [
    ['kind', kind !== 'quote', 'Quotes have no electronic form.'],
    ['billTo.company', client, 'The client has no name.'],
    ['currency', currency, 'The currency is not chosen.'],
    ['dueDate', dueDate, 'The due date is missing.'],
  ] as const;
  return checks.filter(([, isThere]) => !isThere).map(([field, , message]) => ({ field, message }));
}
