import type { FastifyReply, FastifyRequest } from 'fastify';
import { isEmailAddress } from '@vibrant-peak/shared/isEmailAddress';
import type { Queries, Role } from '../database/tables';
import { problem } from '../http/problem';
import { addToLog } from '../log/addToLog';
import { emailOf } from './emailOf';
import { invitationOf } from './invitation';
import { hashOf } from './secret';
import { beginSession } from './session';

/** What a person with an invitation says. */
interface NewPerson {
  /** Of the invitation's link. */
  secret: string;
  name: string;
  /** Counts where the invitation names no address, and nowhere else. */
  email?: string;
}

/** The address and role of a person who joins: those of the invitation. @throws a problem that says what is wrong. */
export async function newPersonOf(
  tables: Queries,
  { secret, email: named }: NewPerson,
): Promise<{ email: string; role: Role }> {
  const invitation = await invitationOf(tables, secret);
  const email = invitation.email ?? emailOf(named ?? '');
  const fault =
    named !== undefined && emailOf(named) !== email
      ? `This invitation is for ${email}.`
      : !isEmailAddress(email) && `"${email}" is not an email address.`;
  if (fault) throw problem(422, fault, { details: { field: 'email' } });
  return { email, role: invitation.role };
}

interface Joining extends NewPerson {
  id: string;
  /** Hash of the password; `null` for a person who has a passkey. */
  password: string | null;
}

/** Makes a person of an invitation, which is used up by that, and signs the person in. @throws a problem. */
export async function join(
  tables: Queries,
  { id, password, ...newPerson }: Joining,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
) {
  const { email, role } = await newPersonOf(tables, newPerson);
  const person = { id, email, name: newPerson.name.trim(), role };
  await tables.deleteFrom('invitations').where('hash', '=', hashOf(newPerson.secret)).execute();
  await tables
    .insertInto('people')
    .values({ ...person, password, created_at: new Date().toISOString() })
    .execute();
  await beginSession(tables, id, { request, reply });
  const actor = { ...person, ip: request.ip };
  await addToLog(tables, actor, { action: 'joined', subject: email, details: { role } });
  return person;
}
