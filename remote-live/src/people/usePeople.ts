import type { Person } from '@vibrant-peak/shared/host';
import { useAnswer } from '../api/useAnswer';

export interface ListedPerson extends Person {
  /** Whether an account of the company's login is bound to the person. */
  hasCompanyAccount: boolean;
  /** Whether the person may see applications. */
  mayHire: boolean;
}

/** Everybody who may sign in. */
export const usePeople = () => useAnswer<{ people: ListedPerson[] }>('GET /people');
