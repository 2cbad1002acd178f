/** A month that was handed over to the accountant. */
export interface ClosedMonth {
  /** YYYY-MM. */
  month: string;
  /** Whether imported invoices are in its archive. */
  hasImported: boolean;
  /** Time. */
  closedAt: string;
  /** Name. */
  closedBy: string;
}

/** Months in which nothing is booked, and whose archives stay as they are. Each answer is the list. */
export interface ClosedMonthsPort {
  /** The last month first. */
  list: () => Promise<readonly ClosedMonth[]>;
  close: (month: string, hasImported: boolean) => Promise<readonly ClosedMonth[]>;
  /** Opens a closed month. @param reason for the log. */
  open: (month: string, reason: string) => Promise<readonly ClosedMonth[]>;
}
