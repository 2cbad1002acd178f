import type { InvoiceState } from './invoiceState';

export type InvoiceKind = 'invoice' | 'credit note' | 'quote';

/** An invoice in the list. Days are YYYY-MM-DD or blank, amounts decimal texts. */
export interface ListedInvoice {
  id: number;
  kind: InvoiceKind;
  /** Grows with each change of the content. */
  version: number;
  /** Working name of a draft. */
  name: string;
  /** `null` for drafts. */
  number: string | null;
  client: string;
  date: string;
  /** Of a quote: the last day on which it holds. */
  dueDate: string;
  currency: string;
  total: string;
  state: InvoiceState;
  /** When the client has said that it is paid; `null` once it is, or is void. */
  saysPaidAt: string | null;
  /** Time. */
  updatedAt: string;
  /** Time, where it is of another tool. */
  importedAt: string | null;
}

/** An invoice on a page of the list. */
export interface InvoiceOnPage extends ListedInvoice {
  /** Still owed of an issued invoice; `null` for drafts, quotes, credit notes, and what is void. */
  owed: string | null;
}

export type InvoiceSort = 'number' | 'client' | 'date' | 'dueDate' | 'total' | 'state' | 'updatedAt';

export interface InvoiceFilter {
  state?: InvoiceState;
  kind?: InvoiceKind;
  /** ISO 4217, or blank. */
  currency?: string;
  /** Issued, neither void nor paid. */
  isOpen?: boolean;
  /** Those of which the client says that they are paid. */
  isSaidPaid?: boolean;
  /** First and last due date. */
  dueFrom?: string;
  dueUntil?: string;
  /** Invoices with a payment between the first and last day. */
  paidFrom?: string;
  paidUntil?: string;
  /** Part of the number, the client's name or address, or the order number. */
  search?: string;
  /** By default `updatedAt`. */
  sort?: InvoiceSort;
  isAscending?: boolean;
  /** From 1 on. */
  page?: number;
  /** Invoices on a page, at most 500; by default 50. */
  pageSize?: number;
}

export interface InvoicePage {
  invoices: readonly InvoiceOnPage[];
  /** On all pages. */
  count: number;
  pageSize: number;
}
