import type { InvoiceState } from './invoiceState';

/** A mail that brings an invoice to its client. Times are ISO 8601. */
export interface DeliveredMail {
  id: string;
  kind: 'invoice' | 'reminder' | 'cancellation';
  /** Addresses, separated by commas. */
  recipient: string;
  subject: string;
  state: 'queued' | 'sent' | 'failed';
  /** Why the last attempt failed, in plain words. */
  problem: string | null;
  createdAt: string;
  sentAt: string | null;
  /** When the next attempt begins. */
  nextAt: string;
}

/** A mail with an invoice, as a person has written it. */
export interface NewInvoiceMail {
  /** Addresses, separated by commas. */
  to: string;
  /** Addresses that get the same mail. */
  cc?: string;
  subject: string;
  text: string;
  hasPdf: boolean;
  /** Attached; `factur-x` in place of the PDF. */
  eInvoice?: 'ubl' | 'factur-x';
  /** Whether the sender gets a copy. */
  hasCopy: boolean;
  /** Whether it tells that a void invoice was cancelled. */
  isCancellation?: boolean;
}

/** A reminder by the settings, before or after the due date. */
export interface InvoiceReminder {
  /** Days after the due date; negative before it. */
  step: number;
  /** Day, as YYYY-MM-DD. */
  on: string;
  /**
   * `held` until staff have looked at what the client says. `left out` when a later one goes, or none
   * goes any more.
   */
  state: 'planned' | 'held' | 'written' | 'left out';
}

/** What became of an issued invoice on its way to the client. */
export interface InvoiceDelivery {
  state: InvoiceState;
  /** The newest first. */
  mails: readonly DeliveredMail[];
  /** The mail as the settings propose it; of a void invoice, one that tells of it. */
  draft: Pick<NewInvoiceMail, 'to' | 'subject' | 'text'> & { cc: string };
  /** A reminder as it would be written now. */
  reminder: Pick<NewInvoiceMail, 'subject' | 'text'>;
  /** By their days; none where reminders are off. */
  reminders: readonly InvoiceReminder[];
  pdf: 'kept' | 'made when it is sent' | 'none';
  /** Whether there is a mail server; mails wait without it. */
  sendsMail: boolean;
  /** Address of the client's page. */
  link: string | null;
  /** When the client has looked at the page, or has said there that it is paid. */
  viewedAt: string | null;
  saysPaidAt: string | null;
  /** When the client accepted the quote on the page, and the name that was given. */
  acceptedAt: string | null;
  acceptedBy: string | null;
}

/** How issued invoices get to their clients. Failures are those of `InvoicesPort`. */
export interface InvoiceDeliveryPort {
  open: (id: number) => Promise<InvoiceDelivery>;
  /** Puts a mail in the queue. */
  send: (id: number, mail: NewInvoiceMail) => Promise<InvoiceDelivery>;
  /** Puts a mail that has failed in the queue again. */
  retry: (id: number, mail: string) => Promise<InvoiceDelivery>;
  /** Makes a new link to the client's page; the earlier one ends. */
  makeLink: (id: number) => Promise<InvoiceDelivery>;
  endLink: (id: number) => Promise<InvoiceDelivery>;
  /** Forgets that the client has said that it is paid: the payment has not arrived. */
  forgetSaidPaid: (id: number) => Promise<InvoiceDelivery>;
}
