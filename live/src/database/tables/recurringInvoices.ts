import type { RecurringInvoice } from '@vibrant-peak/invoice/storedSchema';
import type { Generated } from 'kysely';
import type { Interval } from '@vibrant-peak/invoice/planDays';

export interface RecurringInvoicesTables {
  invoice_plans: InvoicePlansTable;
  invoice_plan_days: InvoicePlanDaysTable;
}

/** What happens on each day of a recurring invoice. */
export type PlanMode = RecurringInvoice['mode'];
export type PlanState = RecurringInvoice['state'];

/** Invoices that come again. */
interface InvoicePlansTable {
  id: Generated<number>;
  /** The invoice that it repeats, as it was then; `null` once that draft is deleted. */
  source: number | null;
  /** `DraftValue` as JSON: what each invoice has, beside its days. */
  value: string;
  every: Interval;
  /** The day from which all others are counted. */
  first: string;
  next: string;
  mode: PlanMode;
  state: PlanState;
  /** By whom it was last set. */
  person_name: string;
  made_at: string;
}

/** The invoice of a day of a plan. Unique by plan and day. */
interface InvoicePlanDaysTable {
  plan: number;
  day: string;
  /** `null` once the draft is deleted. */
  invoice: number | null;
  /** The step that the server does next; `null` where none is left. */
  todo: 'issue' | 'send' | null;
  /** The reason why the server left it to people, in plain words. */
  problem: string | null;
  at: string;
}
