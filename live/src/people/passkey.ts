import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { brand } from '@vibrant-peak/shared/content/brand';
import type { Live } from '../http/route';
import { problem } from '../http/problem';
import { keepChallenge, takeChallenge, timeToAnswer } from './challenge';

interface Owner {
  id: string;
  email: string;
  name: string;
}

/** Passkeys belong to the host of the site. */
const hostOf = (origin: string) => new URL(origin).hostname;

/** Options with which a browser makes a passkey for a person. It can sign in by itself: it knows its person and checks who uses it. */
export async function registrationOptions({ database, origin }: Live, owner: Owner, purpose: 'add' | 'join') {
  const { tables } = database;
  const own = await tables.selectFrom('passkeys').where('person', '=', owner.id).select('id').execute();
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
  await database.change((change) => keepChallenge(change, challenge));
  return options;
}

/**
 * Checks a new passkey.
 * @returns for whom it was asked, and what is stored of it. @throws a problem.
 */
export async function verifyRegistration(
  { database, origin }: Live,
  response: RegistrationResponseJSON,
  purpose: 'add' | 'join',
) {
  let person: string | null | undefined;
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: async (challenge) => {
      person = (await database.change((tables) => takeChallenge(tables, challenge, purpose)))?.person;
      return Boolean(person);
    },
    expectedOrigin: origin,
    expectedRPID: hostOf(origin),
  }).catch(() => undefined);
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
export async function signInOptions({ database, origin }: Live) {
  const options = await generateAuthenticationOptions({
    rpID: hostOf(origin),
    userVerification: 'required',
    timeout: timeToAnswer,
  });
  const challenge = { challenge: options.challenge, purpose: 'sign in', person: null } as const;
  await database.change((tables) => keepChallenge(tables, challenge));
  return options;
}

/** Checks an answer to `signInOptions`. @returns the id of the person. @throws a problem, the same whatever is wrong. */
export async function verifySignIn(
  { database, origin }: Live,
  response: AuthenticationResponseJSON,
): Promise<string> {
  const passkey = await database.tables
    .selectFrom('passkeys')
    .where('id', '=', response.id)
    .selectAll()
    .executeTakeFirst();
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: async (challenge) =>
      Boolean(await database.change((tables) => takeChallenge(tables, challenge, 'sign in'))),
    expectedOrigin: origin,
    expectedRPID: hostOf(origin),
    credential: {
      id: response.id,
      publicKey: new Uint8Array(Buffer.from(passkey?.public_key ?? '', 'base64url')),
      counter: Number(passkey?.counter ?? 0),
    },
  }).catch(() => undefined);
  if (!passkey || !verified?.verified)
    throw problem(401, 'The passkey is not known here, or it took too long: try again.');
  const counter = verified.authenticationInfo.newCounter;
  await database.change((tables) =>
    tables.updateTable('passkeys').set({ counter }).where('id', '=', passkey.id).execute(),
  );
  return passkey.person;
}
