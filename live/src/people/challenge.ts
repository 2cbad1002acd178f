import type { Queries } from '../database/tables';

type Purpose = 'add' | 'join' | 'sign in' | 'company';

/** How long an authenticator or the company's login may take to answer, in milliseconds. */
export const timeToAnswer = 5 * 60_000;

interface Challenge {
  challenge: string;
  purpose: Purpose;
  /** Id of the passkey's future owner; `null` for signing in. */
  person: string | null;
}

/** Keeps a question to an authenticator, or to the company's login. */
export const keepChallenge = (tables: Queries, challenge: Challenge) =>
  tables
    .insertInto('challenges')
    .values({ ...challenge, expires_at: new Date(Date.now() + timeToAnswer).toISOString() })
    .execute();

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
