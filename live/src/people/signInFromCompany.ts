import { randomUUID } from 'node:crypto';
import type { UserInfoResponse } from 'openid-client';
import type { Queries } from '../database/tables';
import { emailOf } from './emailOf';
import { addPerson } from './join';
import type { Browser } from './session';
import { signInAs } from './signInAs';
import { Refused } from '../company/refused';

/** A name as it may be stored, see `lineSchema`. */
const nameOf = (name: string) =>
  name
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, 100);

/**
 * Signs in the person whose address the issuer has verified, or makes one of the invitation to that address. The issuer decides who
 * somebody is, and never the role.
 */
export async function signInFromCompany(
  tables: Queries,
  { email: named, email_verified: isVerified, name = '' }: UserInfoResponse,
  browser: Browser,
): Promise<void> {
  if (!named || isVerified !== true) throw new Refused('unverified');
  const email = emailOf(named);
  const found = await tables.selectFrom('people').where('email', '=', email).selectAll().executeTakeFirst();
  if (found) return signInAs(tables, found, browser, { with: 'the company account' });
  const invitation = await tables
    .selectFrom('invitations')
    .where('email', '=', email)
    .where('expires_at', '>', new Date().toISOString())
    .select(['hash', 'role'])
    .executeTakeFirst();
  if (!invitation) throw new Refused('unknown');
  const person = { id: randomUUID(), email, name: nameOf(name) || email, role: invitation.role };
  await addPerson(tables, { ...person, password: null }, invitation.hash, browser);
}
