import type { Person } from '@vibrant-peak/shared/host';
import { useAnswer } from '../api/useAnswer';

/** What managers give to single people: to see applications, and to write or issue invoices. */
export type RightName = 'mayHire' | 'mayInvoice' | 'mayIssue';

export interface ListedPerson extends Omit<Person, RightName>, Record<RightName, boolean> {
  /** Whether an account of the company's login is bound to the person. */
  hasCompanyAccount: boolean;
}

/** Everybody who may sign in. */
export const usePeople = () => useAnswer<{ people: ListedPerson[] }>('GET /people');
