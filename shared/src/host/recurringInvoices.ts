/** What people set of a recurring invoice. */
export interface RecurringSettings {
  every: 'week' | 'month' | 'quarter' | 'year';
  /** The next day, as YYYY-MM-DD. A new one, or another rhythm, has all later ones counted from it. */
  next: string;
  /** Whether each one waits as a draft, or is issued and sent without a person. */
  mode: 'draft' | 'issue and send';
}

interface RecurringFacts extends RecurringSettings {
  id: number;
  state: 'on' | 'paused' | 'stopped';
}

/** What lists of recurring invoices show of one. */
interface LinkedInvoice {
  id: number;
  /** `null` for drafts. */
  number: string | null;
  date: string;
}

/** An invoice that comes again. */
export interface RecurringInvoice extends RecurringFacts {
  client: string;
  /** Decimal. */
  total: string;
  currency: string;
  /** Name. */
  setBy: string;
  /** The invoice that it repeats; `null` where that draft was deleted. */
  source: LinkedInvoice | null;
  /** The last one that it made. */
  last: LinkedInvoice | null;
  /** Invoices that were not issued or not sent, and why, in plain words. */
  problems: readonly { day: string; invoice: number; problem: string }[];
}

/** The recurring invoice to which an invoice belongs. */
export interface RecurringOrigin extends RecurringFacts {
  /** The day for which it made the invoice; `null` for the invoice that it repeats. */
  day: string | null;
  /** Why the invoice was not issued or not sent, in plain words. */
  problem: string | null;
}

/** Invoices that come again. Failures are those of `InvoicesPort`. */
export interface RecurringInvoicesPort {
  list: () => Promise<readonly RecurringInvoice[]>;
  /** Repeats an invoice, as it is now. */
  make: (invoice: number, settings: RecurringSettings) => Promise<RecurringInvoice>;
  /** @param invoice whose content is repeated from now on; by default the content stays. */
  change: (id: number, settings: RecurringSettings, invoice?: number) => Promise<RecurringInvoice>;
  /** Days of a pause bring no invoice. A stop is final. */
  setState: (id: number, state: RecurringInvoice['state']) => Promise<RecurringInvoice>;
}
