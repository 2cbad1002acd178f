import type { CompanyAccount } from '../../company/companyLogin';
import type { Queries, Reading } from '../../database/tables';

type Account = Pick<CompanyAccount, 'issuer' | 'subject'>;

export const personBoundTo = (tables: Reading, { issuer, subject }: Account) =>
  tables
    .selectFrom('company_accounts')
    .innerJoin('people', 'people.id', 'company_accounts.person')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .selectAll('people')
    .executeTakeFirst();

/** Whether an account of this issuer is bound to a person. */
export const hasAccount = async (tables: Reading, person: string, issuer: string): Promise<boolean> =>
  (await tables
    .selectFrom('company_accounts')
    .where('person', '=', person)
    .where('issuer', '=', issuer)
    .select('subject')
    .executeTakeFirst()) !== undefined;

/** Of two accounts with one address, in turn, the first one is the person's. */
export const bind = (tables: Queries, { issuer, subject }: Account, person: string) =>
  tables
    .insertInto('company_accounts')
    .values({ issuer, subject, person, bound_at: new Date().toISOString() })
    .execute();
