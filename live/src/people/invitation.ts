import type { Queries, Reading, Role } from '../database/tables';
import { problem } from '../http/problem';
import { hashOf, newSecret } from './secret';

/** How long the links are valid, in milliseconds. */
const firstLink = 3600_000;
const laterLinks = 7 * 24 * 3600_000;

export interface Invitation {
  role: Role;
  /** `null`: the person names an address. */
  email: string | null;
}

/** Where a person opens an invitation. The secret is behind `#`, which browsers send to no server and no log holds. */
export const linkOf = (origin: string, secret: string) => `${origin}/admin/join#${secret}`;

/**
 * Makes an invitation, which replaces an earlier one to the same address.
 * @param invitedBy id of a manager; `null` at the first start. @returns the secret of its link, which is stored nowhere.
 */
export async function invite(
  tables: Queries,
  { role, email }: Invitation,
  invitedBy: string | null,
): Promise<string> {
  const secret = newSecret();
  await tables
    .deleteFrom('invitations')
    .where('email', email === null ? 'is' : '=', email)
    .execute();
  await tables
    .insertInto('invitations')
    .values({
      ...{ hash: hashOf(secret), role, email, invited_by: invitedBy },
      expires_at: new Date(Date.now() + (invitedBy ? laterLinks : firstLink)).toISOString(),
    })
    .execute();
  return secret;
}

/** The invitation that a link's secret opens. @throws a problem when there is none, or it was used, or its time is over. */
export async function invitationOf(tables: Reading, secret: string): Promise<Invitation> {
  const found = await tables
    .selectFrom('invitations')
    .where('hash', '=', hashOf(secret))
    .where('expires_at', '>', new Date().toISOString())
    .select(['role', 'email'])
    .executeTakeFirst();
  if (!found)
    throw problem(
      410,
      'This link is no longer valid: it was used, or its time is over. Ask a manager for another one.',
    );
  return found;
}

/** @returns the link that makes the first manager, or nothing when there is a manager. A new link replaces the one before. */
export async function firstManagersLink(tables: Queries, origin: string): Promise<string | undefined> {
  const managers = await tables.selectFrom('people').where('role', '=', 'manager').select('id').execute();
  if (managers.length > 0) return undefined;
  return linkOf(origin, await invite(tables, { role: 'manager', email: null }, null));
}

export const removeOldInvitations = (tables: Queries) =>
  tables.deleteFrom('invitations').where('expires_at', '<=', new Date().toISOString()).execute();
