import type { ClosedMonthsPort } from './closedMonths';
import type { InvoiceDeliveryPort } from './invoiceDelivery';
import type { InvoiceImportPort } from './invoiceImport';
import type { InvoiceEntriesPort } from './invoiceEntries';
import type { InvoiceFilter, InvoicePage, ListedInvoice } from './invoiceList';
import type { Receivables } from './receivables';
import type { Disagreement } from './records';
import type { RecurringInvoicesPort, RecurringOrigin } from './recurringInvoices';

/** What the generator keeps of an invoice. Adapters know these fields, and keep the others. */
export interface InvoiceValue {
  invoice: {
    /** Of a draft: its working name. */
    receiptNumber: string;
    date: string;
    dueDate: string;
    /** ISO 4217, or blank. */
    currency: string;
    billTo: { name: string; company: string };
    items: readonly { id: number; name: string; quantity: string; amount: string }[];
  };
  template: string;
}

export interface NewPayment {
  date: string;
  /** Decimal; negative for a refund. */
  amount: string;
  method: string;
  note: string;
}

export interface InvoicePayment extends NewPayment {
  id: number;
  /** Id of the payment or refund that it takes back; its note is the reason. */
  takesBack: number | null;
  /** Name. */
  notedBy: string;
}

/** An invoice with all that belongs to it. */
export interface StoredInvoice extends ListedInvoice {
  value: InvoiceValue;
  /** Time. */
  savedAt: string;
  /** Name. */
  savedBy: string;
  issuedAt: string | null;
  issuedBy: string | null;
  voidedAt: string | null;
  voidReason: string | null;
  /** Sum of its credit notes. */
  credited: string;
  /** Sum of its payments, less refunds. */
  paid: string;
  /** Still owed; negative when too much was paid. */
  balance: string;
  /** The invoice that a credit note corrects. */
  credits: ListedInvoice | null;
  creditNotes: readonly ListedInvoice[];
  /** What can still be credited of each line: the quantity, and its net amount. */
  creditable: readonly { id: number; quantity: string; amount: string }[];
  /** The quote that an invoice is made of. */
  quote: ListedInvoice | null;
  /** Made of a quote, drafts included. */
  invoices: readonly ListedInvoice[];
  payments: readonly InvoicePayment[];
  /** The recurring invoice that made it, or repeats it. */
  plan: RecurringOrigin | null;
}

/** The number that a series would give a draft now. */
export interface NextNumber {
  /** `null` where the first issue makes the series. */
  series: number | null;
  /** Of the series. */
  name: string;
  /** Blank while the draft has no date. */
  number: string;
  /** Latest date of an issued one that is not void, or blank. */
  lastDate: string;
  /** `false` after a restore, until a person has named the last number of the draft's year. */
  isConfirmed: boolean;
  /** Whether it is the first number of a year that is later than the last date of the series. */
  opensYear?: boolean;
}

export interface Issue {
  series?: number;
  /** Whether a date before the last one of the series, or more than a year ahead, is meant. */
  isDateConfirmed?: boolean;
  /** Release of the code that draws the sheet. */
  templateVersion?: string;
}

/** A failure that the same request would meet again. Its message says why, in plain words. */
export interface InvoiceRefusal extends Error {
  name: 'InvoiceRefusal';
  /** What an invoice lacks, or which fields are wrong. */
  violations: readonly { field: string; message: string }[];
  /**
   * Of a save: fields that somebody else has changed, and the draft with the changes of both and
   * mine where they disagree. A save from `version` keeps it.
   */
  conflict?: { version: number; merged: InvoiceValue; disagreements: readonly Disagreement[] };
}

/** Electronic invoices. */
export interface EInvoicePort {
  /** What a draft or an issued invoice lacks for one. */
  problems: (id: number) => Promise<InvoiceRefusal['violations']>;
  /** An issued invoice as XML, or as a PDF with the XML inside. */
  file: (id: number, format: 'ubl' | 'factur-x') => Promise<Blob>;
}

/**
 * Where invoices are stored. Operations reject with an `InvoiceRefusal`, or with another `Error` when
 * there is no answer, and then nothing has changed or a repetition does it once. `testInvoices` of
 * `@vibrant-peak/shared/testing` checks these promises.
 */
export interface InvoicesPort extends InvoiceEntriesPort {
  list: (filter: InvoiceFilter) => Promise<InvoicePage>;
  open: (id: number) => Promise<StoredInvoice>;
  /** Makes a draft, by default of an invoice. */
  create: (value: InvoiceValue, kind?: 'invoice' | 'quote') => Promise<StoredInvoice>;
  /**
   * Saves a draft. Later changes of others to other fields stay, and are in the answer.
   * @param from the version that the person has seen.
   */
  save: (id: number, from: number, value: InvoiceValue) => Promise<StoredInvoice>;
  /** Deletes a draft. @param from the version that the person has seen. */
  remove: (id: number, from: number) => Promise<void>;
  /** Makes a draft of an invoice's content. */
  duplicate: (id: number) => Promise<StoredInvoice>;
  /** The number that each series would give a draft, the default series first. */
  nextNumbers: (id: number) => Promise<readonly NextNumber[]>;
  /** Gives a draft its number; its content never changes again. */
  issue: (id: number, from: number, how: Issue) => Promise<StoredInvoice>;
  pay: (id: number, payment: NewPayment) => Promise<StoredInvoice>;
  /** Takes a wrong payment or refund back, on a day of its own. It stays in the list. */
  takeBack: (id: number, payment: number, how: { date: string; reason: string }) => Promise<StoredInvoice>;
  makeVoid: (id: number, reason: string) => Promise<StoredInvoice>;
  /** Drafts the invoice of a quote. */
  invoiceQuote: (id: number) => Promise<StoredInvoice>;
  /**
   * A period for the accountant, as ZIP. Days are YYYY-MM-DD.
   * @param hasImported whether imported invoices and payments are in it; by default they are not.
   */
  archive: (from: string, until: string, hasImported?: boolean) => Promise<Blob>;
  /** Months that are handed over; without it, none are closed. */
  months?: ClosedMonthsPort;
  /** Each currency separately. */
  receivables: () => Promise<readonly Receivables[]>;
  /** Drafts a credit note. @param lines by default, all lines as they are. */
  credit: (id: number, lines?: readonly { id: number; quantity: string }[]) => Promise<StoredInvoice>;
  /** How issued ones get to their clients; without it, by other ways. */
  delivery?: InvoiceDeliveryPort;
  /** Invoices that come again; without it, none do. */
  recurring?: RecurringInvoicesPort;
  /** Invoices of other tools. */
  importing?: InvoiceImportPort;
  /** Electronic invoices by EN 16931; without it, there are none. */
  eInvoice?: EInvoicePort;
  /** Why an issued draft would have no PDF, such as letters without a font; without it, unknown. */
  pdfProblem?: (id: number) => Promise<string | undefined>;
  /** The PDF of an issued invoice. The first request may take a minute. */
  pdf: (id: number) => Promise<Blob>;
}
