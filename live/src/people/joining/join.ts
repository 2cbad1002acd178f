import type { Role } from '@vibrant-peak/shared/contract';
import type { Queries, Reading } from '../../database/tables';
import { problem } from '../../http/problem';
import { addToLog } from '../../log/addToLog';
import { checkEmail } from '../checkEmail';
import { emailOf } from '../emailOf';
import { invitationOf } from '../invitations/invitation';
import { hashOfSecret } from '../secret';
import { removeSecondFactor } from '../secondFactor/secondFactor';
import { beginSession, type Browser } from '../session/session';

/** What a person with an invitation says. */
interface NewPerson {
  /** Of the invitation's link. */
  secret: string;
  name: string;
  /** Counts where the invitation names no address, and nowhere else. */
  email?: string;
}

/**
 * The address and role of a person who joins: those of the invitation. An invitation for anybody
 * lets people who are known return.
 * @throws a problem that explains the refusal.
 */
export async function newPersonOf(
  tables: Reading,
  { secret, email: named }: NewPerson,
): Promise<{ email: string; role: Role; known?: { id: string; name: string } | undefined }> {
  const invitation = await invitationOf(tables, secret);
  const email = invitation.email ?? emailOf(named ?? '');
  if (named !== undefined && emailOf(named) !== email)
    throw problem(422, `This invitation is for ${email}.`, { details: { field: 'email' } });
  checkEmail(email);
  const known = await tables
    .selectFrom('people')
    .where('email', '=', email)
    .select(['id', 'name'])
    .executeTakeFirst();
  if (known && invitation.email !== null) throw problem(409, `${known.name} already has this address.`);
  return { email, role: invitation.role, known };
}

interface Joining extends NewPerson {
  id: string;
  /** Hash of the password; `null` with a passkey instead. */
  password: string | null;
}

/** Makes a person, uses up the invitation and signs the person in. @throws a problem. */
export async function join(tables: Queries, { id, password, ...newPerson }: Joining, browser: Browser) {
  const { known, ...invited } = await newPersonOf(tables, newPerson);
  const person = { id, name: newPerson.name.trim(), ...invited, ...known };
  const add = known ? bringBack : addPerson;
  await add(tables, { ...person, password }, hashOfSecret(newPerson.secret), browser);
  return tables.selectFrom('people').where('id', '=', person.id).selectAll().executeTakeFirstOrThrow();
}

/** A person without a password has shown a passkey, or the company account, which counts alike. */
const proofOf = (password: string | null) => (password === null ? 'a passkey' : undefined);

/**
 * Lets somebody return by the machine's link. The former password, second factor and sessions end;
 * passkeys and the name stay.
 */
async function bringBack(
  tables: Queries,
  { password, ...person }: Added,
  invitation: string,
  browser: Browser,
): Promise<void> {
  const { id, email, role } = person;
  await tables.deleteFrom('invitations').where('hash', '=', invitation).execute();
  await tables.updateTable('people').set({ role, password }).where('id', '=', id).execute();
  await tables.deleteFrom('sessions').where('person', '=', id).execute();
  await removeSecondFactor(tables, id);
  await beginSession(tables, id, browser, proofOf(password));
  const actor = { ...person, ip: browser.request.ip };
  await addToLog(tables, actor, { action: 'came back', subject: email, details: { role } });
}

interface Added {
  id: string;
  email: string;
  name: string;
  role: Role;
  /** Hash of the password; `null` for a person who signs in otherwise. */
  password: string | null;
}

/**
 * Adds a person, uses up the invitation, and signs the person in. The first person of the site may
 * write and issue invoices.
 * @param invitation hash of its secret.
 */
export async function addPerson(
  tables: Queries,
  person: Added,
  invitation: string,
  browser: Browser,
): Promise<void> {
  const { id, email, role } = person;
  await tables.deleteFrom('invitations').where('hash', '=', invitation).execute();
  const others = await tables.selectFrom('people').select('id').limit(1).execute();
  const right = Number(others.length === 0);
  await tables
    .insertInto('people')
    .values({ ...person, may_invoice: right, may_issue: right, created_at: new Date().toISOString() })
    .execute();
  await beginSession(tables, id, browser, proofOf(person.password));
  const actor = { ...person, ip: browser.request.ip };
  await addToLog(tables, actor, { action: 'joined', subject: email, details: { role } });
}
