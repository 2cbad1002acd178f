import type { InvoiceKind } from '@vibrant-peak/invoice/storedSchema';
import type { Generated } from 'kysely';

/** Invoices, credit notes and quotes, from the draft to the last payment. */
export interface InvoicesTables {
  invoice_series: InvoiceSeriesTable;
  invoice_counters: InvoiceCountersTable;
  invoices: InvoicesTable;
  invoice_versions: InvoiceVersionsTable;
  invoice_payments: InvoicePaymentsTable;
  invoice_entries: InvoiceEntriesTable;
  invoice_prices: InvoicePricesTable;
  invoice_pdfs: InvoicePdfsTable;
  invoice_links: InvoiceLinksTable;
  invoice_reminders: InvoiceRemindersTable;
}

/** What is stored to be chosen in an invoice. */
export type EntryKind = 'client' | 'item';

/** Where numbers come from. */
interface InvoiceSeriesTable {
  id: Generated<number>;
  kind: InvoiceKind;
  name: string;
  /** Such as `INV-{year}-{0000}`. */
  pattern: string;
  /** 1 when it begins again with 1 in each year. */
  is_yearly: number;
  /** Latest date of an issued invoice that is not void; empty before the first one. */
  last_date: string;
}

/** The last number of a series in a year, or ever (`''`). */
interface InvoiceCountersTable {
  series: number;
  period: string;
  last: number;
  /** The last number as a person has named it; 0 when nobody has. */
  named: Generated<number>;
  /** 1 when a person has named the last number since the restore. */
  is_confirmed: Generated<number>;
}

/** What lists show. Triggers refuse changes of what was issued. */
interface InvoicesTable {
  id: Generated<number>;
  kind: InvoiceKind;
  /** Number of the newest version, which has the content. */
  version: number;
  /** The newest version of a draft that a page has opened, or that others have merged. */
  opened_version: Generated<number>;
  /** Working name of a draft. */
  name: string;
  client: string;
  date: string;
  due_date: string;
  currency: string;
  /** Grand total as decimal text, and about the same for sorting. */
  total: string;
  amount: number;
  /** What the search looks in, in lower case. */
  words: string;
  /** The invoice that a credit note corrects. */
  credits: number | null;
  /** The quote that an invoice is made of. */
  quote: number | null;
  updated_at: string;
  /** When it was imported from another tool; `null` for those that were written here. */
  imported_at: Generated<string | null>;
  /** The import that it came with, drafts included. */
  import: Generated<number | null>;
  /** `null` for drafts, as the next five. */
  number: string | null;
  series: number | null;
  issued_at: string | null;
  issued_by: string | null;
  /** SHA-256 of the content as it is stored. */
  hash: string | null;
  /** Hash of the template, as the page that issued the invoice knew it. */
  template_version: string | null;
  /** How far the payments cover the total. */
  settlement: Generated<'open' | 'partly paid' | 'paid'>;
  /** When a mail with it was first delivered to a mail server and has not come back. */
  sent_at: string | null;
  viewed_at: string | null;
  /** When the client has said on the own page that it is paid. */
  says_paid_at: Generated<string | null>;
  /** When the client accepted a quote, and the name that was given. */
  accepted_at: Generated<string | null>;
  accepted_by: Generated<string | null>;
  voided_at: string | null;
  void_reason: string | null;
}

interface InvoiceVersionsTable {
  invoice: number;
  version: number;
  /** `DraftValue` as JSON. */
  value: string;
  person: string | null;
  person_name: string;
  saved_at: string;
}

/**
 * Payments, refunds with negative amounts, and rows that take one of them back with the opposite
 * amount. They are only ever added.
 */
interface InvoicePaymentsTable {
  id: Generated<number>;
  invoice: number;
  date: string;
  /** Decimal text. */
  amount: string;
  method: string;
  /** Of a row that takes a payment back: the reason. */
  note: string;
  /** Id of the payment or refund that this row takes back. */
  takes_back: Generated<number | null>;
  person_name: string;
  at: string;
}

interface InvoiceEntriesTable {
  id: Generated<number>;
  kind: EntryKind;
  /** Grows with each change of the value. */
  version: number;
  /** Names in lower case, by which invoices and entries are matched: one of each in its kind. */
  key: string;
  /** What the search looks in, in lower case. */
  words: string;
  /** `Client` or `Item` as JSON. */
  value: string;
  /** 1 when it is not offered any more. */
  is_hidden: Generated<number>;
}

/** The last price of an item for a client. The database deletes no entry that is named here. */
interface InvoicePricesTable {
  client: number;
  item: number;
  /** Decimal text, of one unit. */
  amount: string;
  currency: string;
  /** The invoice that has it. */
  invoice: number;
}

/** What was printed at the issue, or later where there was no Chromium. It is only ever added. */
interface InvoicePdfsTable {
  invoice: number;
  bytes: Buffer;
  /** SHA-256 of the bytes. */
  hash: string;
  made_at: string;
}

/** Links to the pages of clients. At most one of an invoice has not ended. */
interface InvoiceLinksTable {
  /** SHA-256 of the token, by which it is found. */
  hash: string;
  /** 128 random bits: staff see the link and send it again. */
  token: string;
  invoice: number;
  made_at: string;
  ended_at: string | null;
}

/** Reminders that were written. Unique by invoice and step, and by invoice and day. */
interface InvoiceRemindersTable {
  invoice: number;
  /** Days after the due date; negative before it. */
  step: number;
  /** The day of the company on which it was written. */
  day: string;
  at: string;
}
