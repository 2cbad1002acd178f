import { randomUUID } from 'node:crypto';
import { isEmailAddress } from '@vibrant-peak/shared/isEmailAddress';
import type { Queries } from '../database/tables';
import { problem } from '../http/problem';
import { emailOf } from './emailOf';
import { invitationOf } from './invitation';
import { hashOf } from './secret';
import type { SignedIn } from '../http/requireRoles';

interface Joining {
  /** Of the invitation's link. */
  secret: string;
  name: string;
  /** Counts where the invitation names no address, and nowhere else. */
  email: string | undefined;
  /** Hash of a password; `null` for a person who has a passkey. */
  password: string | null;
  /** Id for the person; a new one unless a passkey was made for it. */
  id?: string;
}

/** Makes a person of an invitation, which is used up by that. The role is the invitation's. @throws a problem. */
export async function join(
  tables: Queries,
  { secret, name, email: named, password, id = randomUUID() }: Joining,
): Promise<Omit<SignedIn, 'session'>> {
  const invitation = await invitationOf(tables, secret);
  if (invitation.email !== null && named !== undefined && emailOf(named) !== invitation.email)
    throw problem(422, `This invitation is for ${invitation.email}.`, { details: { field: 'email' } });
  const email = invitation.email ?? emailOf(named ?? '');
  if (!isEmailAddress(email))
    throw problem(422, `"${email}" is not an email address.`, { details: { field: 'email' } });
  const person = { id, email, name: name.trim(), role: invitation.role };
  await tables.deleteFrom('invitations').where('hash', '=', hashOf(secret)).execute();
  await tables
    .insertInto('people')
    .values({ ...person, password, created_at: new Date().toISOString() })
    .execute();
  return person;
}
