import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Queries, Reading } from '../database/tables';
import { signingKey, storedKey } from './secret';

type Purpose = 'add' | 'join' | 'company';

/** How long an authenticator or the company's login may take to answer, in milliseconds. */
export const timeToAnswer = 5 * 60_000;

interface Challenge {
  challenge: string;
  purpose: Purpose;
  /** Id of the passkey's future owner; `null` for the company's login. */
  person: string | null;
}

/** Stores a question to an authenticator, or to the company's login. */
export const storeChallenge = (tables: Queries, challenge: Challenge) =>
  tables
    .insertInto('challenges')
    .values({ ...challenge, expires_at: new Date(Date.now() + timeToAnswer).toISOString() })
    .execute();

/** Bytes of a challenge for signing in: random ones, its end in milliseconds, the signature. */
const lengths = { random: 16, signed: 16 + 6, all: 16 + 6 + 32 };

/**
 * A question to any authenticator. Strangers may ask for any number of them: it is signed, so that
 * nothing is stored before somebody answers.
 */
export async function signInChallenge(
  tables: Reading,
  change: FastifyRequest['change'],
): Promise<Uint8Array<ArrayBuffer>> {
  const key = (await storedKey(tables, 'passkeys')) ?? (await change((own) => signingKey(own, 'passkeys')));
  const signed = Buffer.alloc(lengths.signed);
  randomBytes(lengths.random).copy(signed);
  signed.writeUIntBE(Date.now() + timeToAnswer, lengths.random, 6);
  return new Uint8Array([...signed, ...signatureOf(signed, key)]);
}

const signatureOf = (signed: Buffer, key: string) => createHmac('sha256', key).update(signed).digest();

/** @returns whether it was signed here, has not ended and was not answered before. */
export async function takeSignInChallenge(tables: Queries, challenge: string): Promise<boolean> {
  const bytes = Buffer.from(challenge, 'base64url');
  const key = await storedKey(tables, 'passkeys');
  if (!key || bytes.length !== lengths.all) return false;
  const signed = bytes.subarray(0, lengths.signed);
  const expires = signed.readUIntBE(lengths.random, 6);
  if (!timingSafeEqual(bytes.subarray(lengths.signed), signatureOf(signed, key)) || expires <= Date.now())
    return false;
  const { numInsertedOrUpdatedRows } = await tables
    .insertInto('challenges')
    .values({
      challenge: bytes.toString('base64url'),
      purpose: 'sign in',
      person: null,
      expires_at: new Date(expires).toISOString(),
    })
    .onConflict((conflict) => conflict.column('challenge').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Removes a challenge: no answer counts twice, even a wrong one.
 * @returns for whom it was made, or nothing without such a challenge for this purpose.
 */
export const takeChallenge = (tables: Queries, challenge: string, purpose: Purpose) =>
  tables
    .deleteFrom('challenges')
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', new Date().toISOString())
    .returning('person')
    .executeTakeFirst();

export const removeOldChallenges = (tables: Queries) =>
  tables.deleteFrom('challenges').where('expires_at', '<=', new Date().toISOString()).execute();
