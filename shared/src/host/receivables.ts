/** A sum of what is owed on open invoices. Without a first or last due date there is no bound. */
export interface OpenSum {
  /** `expected` is due until the end of the month; days are those since the due date. */
  name: 'open' | 'expected' | 'overdue' | '1-30 days' | '31-60 days' | '61-90 days' | 'over 90 days';
  /** Decimal text. */
  amount: string;
  /** Of invoices. */
  count: number;
  dueFrom?: string;
  dueUntil?: string;
}

/** The payments of a month, less refunds. */
export interface PaidSum {
  /** YYYY-MM */
  month: string;
  amount: string;
  /** Of invoices. */
  count: number;
}

/** What clients owe and paid in one currency. The present month is the first of `paid`. */
export interface Receivables {
  currency: string;
  open: readonly OpenSum[];
  paid: readonly PaidSum[];
}
