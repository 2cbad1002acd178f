import type {
  InvoiceFilter,
  InvoicePage,
  InvoiceRefusal,
  InvoicesPort,
  KeptInvoice,
  NextNumber,
} from '@vibrant-peak/shared/host';
import { ask } from '../api/ask';
import { askOnce } from '../api/askOnce';
import { Refusal } from '../api/refusal';

/** Invoices that the live server keeps. */
export const liveInvoices: InvoicesPort = {
  list: (filter) => told(ask<InvoicePage>(`GET /invoices?${queryOf(filter)}`)),
  open: (id) => told(ask<KeptInvoice>(`GET /invoices/${id}`)),
  create: (value) => told(askOnce<KeptInvoice>('POST /invoices', value)),
  save: (id, from, value) => told(askOnce<KeptInvoice>(`PUT /invoices/${id}`, value, seen(from))),
  remove: (id, from) => told(askOnce(`DELETE /invoices/${id}`, undefined, seen(from))),
  duplicate: (id) => told(askOnce<KeptInvoice>(`POST /invoices/${id}/duplicate`)),
  nextNumbers: async (id) =>
    (await told(ask<{ numbers: NextNumber[] }>(`GET /invoices/${id}/next-numbers`))).numbers,
  issue: (id, from, how) => told(askOnce<KeptInvoice>(`POST /invoices/${id}/issue`, how, seen(from))),
  pay: (id, payment) => told(askOnce<KeptInvoice>(`POST /invoices/${id}/payments`, payment)),
  makeVoid: (id, reason) => told(askOnce<KeptInvoice>(`POST /invoices/${id}/void`, { reason })),
  credit: (id) => told(askOnce<KeptInvoice>(`POST /invoices/${id}/credit-notes`, {})),
};

const seen = (version: number) => ({ 'If-Match': `"${version}"` });

function queryOf({ isAscending = false, ...filter }: InvoiceFilter): string {
  const asked = { ...filter, order: isAscending ? 'asc' : 'desc' };
  const entries = Object.entries(asked).filter(([, value]) => value !== '');
  return String(new URLSearchParams(entries.map(([name, value]) => [name, String(value)])));
}

/** Tells what the server refuses in the words of the port. */
const told = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((error: Error) => {
    throw error instanceof Refusal && isFinal(error) ? refusalOf(error) : error;
  });

/** Whether a repetition would be refused, too: not after a sign-in, a pause or a restart. */
const isFinal = ({ status }: Refusal) => status >= 400 && status < 500 && ![401, 408, 429].includes(status);

function refusalOf({ message, details }: Refusal): InvoiceRefusal {
  const {
    violations = [],
    version,
    merged,
    disagreements,
  } = details as Partial<Pick<InvoiceRefusal, 'violations'> & NonNullable<InvoiceRefusal['conflict']>>;
  return Object.assign(new Error(message), {
    ...{ name: 'InvoiceRefusal' as const, violations },
    ...(merged && disagreements && { conflict: { version: version!, merged, disagreements } }),
  });
}
