import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { brand } from '@vibrant-peak/shared/content/brand';
import type { FastifyRequest } from 'fastify';
import type { Queries, Reading } from '../../database/tables';
import { isProblem, problem } from '../../http/problem';
import { addToLog } from '../../log/addToLog';
import {
  storeChallenge,
  signInChallenge,
  takeChallenge,
  takeSignInChallenge,
  timeToAnswer,
} from '../challenge';

interface Owner {
  id: string;
  email: string;
  name: string;
}

/** The request of a browser, and the site of which it is. */
interface Asking {
  request: Pick<FastifyRequest, 'change'>;
  database: { tables: Reading };
  origin: string;
}

/** The library is large: it is loaded with the first use of a passkey. */
const library = () => import('@simplewebauthn/server');

/** Passkeys belong to the host of the site. */
const hostOf = (origin: string) => new URL(origin).hostname;

/** The message does not say what is wrong with an answer, but names a missing right. */
function unlessProblem(error: Error): undefined {
  if (isProblem(error)) throw error;
}

/**
 * Options for making a passkey that signs in automatically: it knows its person and verifies the user.
 */
export async function registrationOptions(
  { request, database: { tables }, origin }: Asking,
  owner: Owner,
  purpose: 'add' | 'join',
) {
  const own = await tables.selectFrom('passkeys').where('person', '=', owner.id).select('id').execute();
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: hostOf(origin),
    userID: new Uint8Array(Buffer.from(owner.id)),
    userName: owner.email,
    userDisplayName: owner.name,
    excludeCredentials: own,
    timeout: timeToAnswer,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const challenge = { challenge: options.challenge, purpose, person: owner.id };
  await request.change((change) => storeChallenge(change, challenge));
  return options;
}

/**
 * Checks a new passkey.
 * @returns for whom it was requested, and its stored form.
 * @throws a problem.
 */
export async function verifyRegistration(
  { request, origin }: Asking,
  response: RegistrationResponseJSON,
  purpose: 'add' | 'join',
) {
  const { verifyRegistrationResponse } = await library();
  let person: string | null | undefined;
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: async (challenge) => {
      person = (await request.change((tables) => takeChallenge(tables, challenge, purpose)))?.person;
      return Boolean(person);
    },
    expectedOrigin: origin,
    expectedRPID: hostOf(origin),
  }).catch(unlessProblem);
  if (!verified?.verified || !person) throw problem(422, 'The passkey was not accepted: try again.');
  const { credential } = verified.registrationInfo;
  const stored = {
    id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: JSON.stringify(credential.transports ?? []),
    created_at: new Date().toISOString(),
  };
  return { person, stored };
}

/** Options with which a browser offers its passkeys for this site. They name nobody. */
export async function signInOptions({ request, database, origin }: Asking) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: hostOf(origin),
    challenge: await signInChallenge(database.tables, request.change),
    userVerification: 'required',
    timeout: timeToAnswer,
  });
}

/** A passkey that has answered, and how often it says it was used. */
export interface UsedPasskey {
  id: string;
  /** Id of its owner. */
  person: string;
  counter: number;
}

/** Checks an answer to `signInOptions`. @returns nothing for every fault. */
export async function verifySignIn(
  { request, database, origin }: Asking,
  response: AuthenticationResponseJSON,
): Promise<UsedPasskey | undefined> {
  const passkey = await database.tables
    .selectFrom('passkeys')
    .where('id', '=', response.id)
    .selectAll()
    .executeTakeFirst();
  const { verifyAuthenticationResponse } = await library();
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => request.change((tables) => takeSignInChallenge(tables, challenge)),
    expectedOrigin: origin,
    expectedRPID: hostOf(origin),
    credential: {
      id: response.id,
      publicKey: new Uint8Array(Buffer.from(passkey?.public_key ?? '', 'base64url')),
      // The library refuses a counter that goes back. `countUse` logs it instead.
      counter: 0,
    },
  }).catch(unlessProblem);
  if (!passkey || !verified?.verified) return undefined;
  return { id: passkey.id, person: passkey.person, counter: verified.authenticationInfo.newCounter };
}

/**
 * Stores the counter of a passkey that was used. A counter that goes back may mean a copied key. It is
 * logged and not refused, because the devices that share a synced passkey count apart.
 * @param ip from where it was used.
 */
export async function countUse(
  tables: Queries,
  { id, counter }: UsedPasskey,
  owner: Owner,
  ip: string,
): Promise<void> {
  const { label, counter: before } = await tables
    .selectFrom('passkeys')
    .where('id', '=', id)
    .select(['label', 'counter'])
    .executeTakeFirstOrThrow();
  await tables.updateTable('passkeys').set({ counter }).where('id', '=', id).execute();
  const from = Number(before);
  if (from === 0 || counter > from) return;
  const details = { label, from, to: counter };
  const action = 'used a passkey whose counter went back';
  await addToLog(tables, { ...owner, ip }, { action, subject: owner.email, details });
}
