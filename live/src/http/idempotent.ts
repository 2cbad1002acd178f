import type { FastifyRequest } from 'fastify';
import { sha256 } from '@vibrant-peak/engine/formats/address';
import { takeTurn } from '../database/takeTurn';
import type { Queries, Reading } from '../database/tables';
import { problem } from './problem';
import { signedIn } from './requireRoles';

/** How long an answer is stored for a request that is repeated, in milliseconds. */
const memory = 7 * 24 * 3600_000;

interface Request {
  person: string;
  /** Chosen by the client, for one save. */
  key: string;
  /** The whole request. */
  asked: unknown;
}

/** Identifies a request: the same person, key and content make it a repetition. */
export const idempotencyOf = (request: FastifyRequest): Request => ({
  person: signedIn(request).id,
  key: String(request.headers['idempotency-key']),
  asked: [request.method, request.url, request.headers['if-match'] ?? '*', request.body ?? null],
});

/**
 * Runs the work once per key: a repeated request gets the answer of the first one. The answer is
 * stored in the transaction of the work. A failure is not stored.
 * @throws a problem (422) when the key was used for another request.
 */
export async function idempotent<T>(
  tables: Queries,
  { person, key, asked }: Request,
  work: () => Promise<T>,
): Promise<T> {
  const earlier = await earlierAnswer<T>(tables, { person, key, asked });
  if (earlier) return earlier.answer;
  const answer = await work();
  await takeTurn();
  const request = hashOf(asked);
  await takeTurn();
  const saved = { person, key, request, answer: JSON.stringify(answer), saved_at: new Date().toISOString() };
  await tables.insertInto('saves').values(saved).execute();
  return answer;
}

/**
 * The answer of the first request with this key, if it has ended.
 * @throws a problem (422) when the key was used for another request.
 */
export async function earlierAnswer<T>(
  tables: Reading,
  { person, key, asked }: Request,
): Promise<{ answer: T } | undefined> {
  const earlier = await tables
    .selectFrom('saves')
    .where('person', '=', person)
    .where('key', '=', key)
    .selectAll()
    .executeTakeFirst();
  if (earlier && earlier.request !== hashOf(asked))
    throw problem(422, 'This Idempotency-Key belongs to another request: use a new key for each save.');
  return earlier && { answer: JSON.parse(earlier.answer) as T };
}

const hashOf = (asked: unknown) => sha256(JSON.stringify(asked));

export const removeOldSaves = (tables: Queries) =>
  tables
    .deleteFrom('saves')
    .where('saved_at', '<', new Date(Date.now() - memory).toISOString())
    .execute();
