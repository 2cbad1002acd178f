import { randomUUID } from 'node:crypto';
import type { Queries } from '../../database/tables';
import type { CompanyAccount } from '../../company/companyLogin';
import { addToLog, systemActor } from '../../log/addToLog';
import { bind, hasAccount, personBoundTo } from './companyAccount';
import { emailOf } from '../emailOf';
import { addPerson } from '../joining/join';
import type { Browser } from '../session/session';
import { signInAs } from '../signIn/signInAs';
import { Refused } from '../../company/refused';

/** A name as it may be stored, see `lineSchema`. */
const storableName = (name: string) =>
  name
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, 100);

/**
 * Signs in the person to whom the account is bound. A new account is bound to the person with its
 * address, or makes a person from an invitation. The issuer never decides the role.
 * @returns why not. The log keeps a line for managers.
 */
export async function signInFromCompany(
  tables: Queries,
  account: CompanyAccount,
  browser: Browser,
): Promise<Refused | undefined> {
  const bound = await personBoundTo(tables, account);
  if (bound) return enter(tables, bound, browser);
  if (account.email === undefined) return new Refused('unnamed');
  if (!account.isVerified) return new Refused('unverified');
  const email = emailOf(account.email);
  const found = await tables.selectFrom('people').where('email', '=', email).selectAll().executeTakeFirst();
  if (!found) return joinFromCompany(tables, { ...account, email }, browser);
  if (await hasAccount(tables, found.id, account.issuer)) {
    const details = { account: account.subject };
    await addToLog(tables, systemActor, { action: 'refused a company account', subject: email, details });
    return new Refused('other');
  }
  await bind(tables, account, found.id);
  return enter(tables, found, browser);
}

async function enter(
  tables: Queries,
  person: Parameters<typeof signInAs>[1],
  browser: Browser,
): Promise<undefined> {
  await signInAs(tables, person, browser, 'the company account');
}

async function joinFromCompany(
  tables: Queries,
  { email, name, ...account }: CompanyAccount & { email: string },
  browser: Browser,
): Promise<Refused | undefined> {
  const invitation = await tables
    .selectFrom('invitations')
    .where('email', '=', email)
    .where('expires_at', '>', new Date().toISOString())
    .select(['hash', 'role'])
    .executeTakeFirst();
  if (!invitation) return new Refused('unknown');
  const person = { id: randomUUID(), email, name: storableName(name) || email, role: invitation.role };
  await addPerson(tables, { ...person, password: null }, invitation.hash, browser);
  await bind(tables, account, person.id);
  return undefined;
}
