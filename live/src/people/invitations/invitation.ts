import { joinPath, type Role } from '@vibrant-peak/shared/contract';
import type { Queries, Reading } from '../../database/tables';
import { problem } from '../../http/problem';
import { addToLog } from '../../log/addToLog';
import { hashOfSecret, newSecret } from '../secret';

/** How long the links are valid, in milliseconds. */
const firstLink = 3600_000;
export const laterLinks = 7 * 24 * 3600_000;
const managerLinks = 30 * 60_000;

export interface Invitation {
  role: Role;
  /** `null`: the person names an address. */
  email: string | null;
}

/** The secret follows `#`: browsers send it to no server, and no log holds it. */
export const linkPath = (secret: string) => `${joinPath}#${secret}`;

export const linkOf = (origin: string, secret: string) => origin + linkPath(secret);

/**
 * Makes an invitation, which replaces an earlier one to the same address.
 * @param invitedBy id of a manager; `null` for the machine itself.
 * @param lifetime in milliseconds.
 * @returns the secret of its link, which is not stored.
 */
export async function invite(
  tables: Queries,
  { role, email }: Invitation,
  invitedBy: string | null,
  lifetime = laterLinks,
): Promise<string> {
  const secret = newSecret();
  await tables
    .deleteFrom('invitations')
    .where('email', email === null ? 'is' : '=', email)
    .execute();
  await tables
    .insertInto('invitations')
    .values({
      hash: hashOfSecret(secret),
      role,
      email,
      invited_by: invitedBy,
      expires_at: new Date(Date.now() + lifetime).toISOString(),
    })
    .execute();
  return secret;
}

/**
 * The invitation of a link's secret.
 * @throws a problem when it does not exist, is used or has expired.
 */
export async function invitationOf(tables: Reading, secret: string): Promise<Invitation> {
  const found = await tables
    .selectFrom('invitations')
    .where('hash', '=', hashOfSecret(secret))
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

/**
 * @returns the link for the first manager, or nothing when a manager exists. It replaces an earlier
 * link.
 */
export async function firstManagersLink(tables: Queries, origin: string): Promise<string | undefined> {
  const managers = await tables.selectFrom('people').where('role', '=', 'manager').select('id').execute();
  if (managers.length > 0) return undefined;
  return linkOf(origin, await invite(tables, anyManager, null, firstLink));
}

/** Makes or restores a manager. It replaces an earlier invitation. */
export async function managersLink(tables: Queries, origin: string): Promise<string> {
  const somebody = await tables.selectFrom('people').select('id').limit(1).executeTakeFirst();
  if (!somebody)
    throw new Error(
      'This database has no people: is it the one of the site? Its start prints the first link.',
    );
  const entry = { action: 'made a manager link', subject: '' } as const;
  await addToLog(tables, { id: null, name: 'The command line', ip: '' }, entry);
  return linkOf(origin, await invite(tables, anyManager, null, managerLinks));
}

const anyManager: Invitation = { role: 'manager', email: null };

export const removeOldInvitations = (tables: Queries) =>
  tables.deleteFrom('invitations').where('expires_at', '<=', new Date().toISOString()).execute();
