import type {
  InvoiceOnPage,
  StoredInvoice,
  NextNumber,
  RecurringInvoice,
} from '@vibrant-peak/invoice/storedSchema';
import type {
  ClosedMonth,
  InvoiceDelivery,
  InvoiceFilter,
  InvoiceImport,
  InvoicesPort,
  PastImport,
  Receivables,
} from '@vibrant-peak/shared/host';
import { ask, askFile, askOnce } from '../api/ask';
import { liveEntries } from './liveEntries';
import { translateRefusal } from './translateRefusal';

interface Page {
  invoices: InvoiceOnPage[];
  count: number;
  pageSize: number;
}

interface Months {
  months: ClosedMonth[];
}

interface Imports {
  imports: PastImport[];
}

/** Invoices that the live server stores. */
export const liveInvoices: Required<InvoicesPort> = {
  list: (filter) => translateRefusal(ask<Page>(`GET /invoices?${queryOf(filter)}`)),
  open: (id) => translateRefusal(ask<StoredInvoice>(`GET /invoices/${id}`)),
  create: (value, kind) =>
    translateRefusal(askOnce<StoredInvoice>(`POST /invoices${kind === 'quote' ? '?kind=quote' : ''}`, value)),
  save: (id, from, value) =>
    translateRefusal(askOnce<StoredInvoice>(`PUT /invoices/${id}`, value, seen(from))),
  remove: (id, from) => translateRefusal(askOnce(`DELETE /invoices/${id}`, undefined, seen(from))),
  duplicate: (id) => translateRefusal(askOnce<StoredInvoice>(`POST /invoices/${id}/duplicate`)),
  nextNumbers: async (id) =>
    (await translateRefusal(ask<{ numbers: NextNumber[] }>(`GET /invoices/${id}/next-numbers`))).numbers,
  pdfProblem: async (id) =>
    (await translateRefusal(ask<{ problem?: string }>(`GET /invoices/${id}/pdf/problem`))).problem,
  issue: (id, from, how) =>
    translateRefusal(askOnce<StoredInvoice>(`POST /invoices/${id}/issue`, how, seen(from))),
  pay: (id, payment) => translateRefusal(askOnce<StoredInvoice>(`POST /invoices/${id}/payments`, payment)),
  takeBack: (id, payment, how) =>
    translateRefusal(askOnce<StoredInvoice>(`POST /invoices/${id}/payments/${payment}/take-back`, how)),
  makeVoid: (id, reason) => translateRefusal(askOnce<StoredInvoice>(`POST /invoices/${id}/void`, { reason })),
  archive: (from, until, hasImported = false) => {
    const query = `from=${from}&until=${until}${hasImported ? '&hasImported=true' : ''}`;
    return translateRefusal(askFile(`GET /invoices/archive?${query}`, { timeout: printTime }));
  },
  months: {
    list: async () => (await translateRefusal(ask<Months>('GET /invoices/closed-months'))).months,
    close: async (month, hasImported) =>
      (await translateRefusal(askOnce<Months>('POST /invoices/closed-months', { month, hasImported })))
        .months,
    open: async (month, reason) =>
      (await translateRefusal(askOnce<Months>(`POST /invoices/closed-months/${month}/opening`, { reason })))
        .months,
  },
  receivables: async () =>
    (await translateRefusal(ask<{ currencies: Receivables[] }>('GET /receivables'))).currencies,
  credit: (id, lines) =>
    translateRefusal(askOnce<StoredInvoice>(`POST /invoices/${id}/credit-notes`, lines ? { lines } : {})),
  delivery: {
    open: (id) => translateRefusal(ask<InvoiceDelivery>(`GET /invoices/${id}/delivery`)),
    send: (id, mail) => translateRefusal(askOnce<InvoiceDelivery>(`POST /invoices/${id}/mails`, mail)),
    retry: (id, mail) =>
      translateRefusal(askOnce<InvoiceDelivery>(`POST /invoices/${id}/mails/${mail}/retry`)),
    makeLink: (id) => translateRefusal(askOnce<InvoiceDelivery>(`POST /invoices/${id}/link`)),
    endLink: (id) => translateRefusal(askOnce<InvoiceDelivery>(`DELETE /invoices/${id}/link`)),
    forgetSaidPaid: (id) => translateRefusal(askOnce<InvoiceDelivery>(`DELETE /invoices/${id}/said-paid`)),
  },
  recurring: {
    list: async () =>
      (await translateRefusal(ask<{ plans: RecurringInvoice[] }>('GET /invoice-plans'))).plans,
    make: (invoice, settings) =>
      translateRefusal(askOnce<RecurringInvoice>('POST /invoice-plans', { ...settings, invoice })),
    change: (id, settings, invoice) =>
      translateRefusal(askOnce<RecurringInvoice>(`PUT /invoice-plans/${id}`, { ...settings, invoice })),
    setState: (id, state) =>
      translateRefusal(askOnce<RecurringInvoice>(`PUT /invoice-plans/${id}/state`, { state })),
  },
  importing: {
    try: (rows, writing) => askImport({ rows, ...writing, isDryRun: true }),
    run: (rows, writing) => askImport({ rows, ...writing, isDryRun: false }),
    list: async () => (await translateRefusal(ask<Imports>('GET /invoices/imports'))).imports,
    undo: async (id) =>
      (await translateRefusal(askOnce<Imports>(`POST /invoices/imports/${id}/undo`))).imports,
  },
  invoiceQuote: (id) => translateRefusal(askOnce<StoredInvoice>(`POST /invoices/${id}/invoice`)),
  eInvoice: {
    problems: async (id) =>
      (
        await translateRefusal(
          ask<{ violations: { field: string; message: string }[] }>(`GET /invoices/${id}/e-invoice/problems`),
        )
      ).violations,
    file: (id, format) =>
      translateRefusal(askFile(`GET /invoices/${id}/e-invoice?format=${format}`, { timeout: printTime })),
  },
  pdf: (id) => translateRefusal(askFile(`GET /invoices/${id}/pdf`, { timeout: printTime })),
  ...liveEntries,
};

/** How long the server may import a full table, in milliseconds. */
const importTime = 120_000;

const askImport = (body: object) =>
  translateRefusal(askOnce<InvoiceImport>('POST /invoices/import', body, { timeout: importTime }));

/** How long the server may print, in milliseconds. */
const printTime = 70_000;

const seen = (version: number) => ({ headers: { 'If-Match': `"${version}"` } });

function queryOf({ isAscending = false, ...filter }: InvoiceFilter): string {
  const asked = { ...filter, order: isAscending ? 'asc' : 'desc' };
  const entries = Object.entries(asked).filter(([, value]) => value !== undefined);
  return String(new URLSearchParams(entries.map(([name, value]) => [name, String(value)])));
}
