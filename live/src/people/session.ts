import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/openDatabase';
import type { Queries } from '../database/tables';
import type { SignedIn } from '../http/requireRoles';
import { hashOf, newSecret } from './secret';

/** The prefix has browsers keep it to this host, to every path, and to secure connections. */
export const sessionCookie = '__Host-session';

const cookie = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' } satisfies CookieSerializeOptions;

/** A session ends after so long without a request, in milliseconds. */
const longestIdle = 12 * 3600_000;
/** How far the time of the last request may lag behind, so that reading writes seldom, in milliseconds. */
const lag = 60_000;

const before = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();

/** The request of a browser, and the answer that it gets. */
export interface Browser {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Begins a session of its own at every sign-in and ends the one that the browser had, so that no cookie planted before it lives on. */
export async function beginSession(
  tables: Queries,
  person: string,
  { request, reply }: Browser,
): Promise<void> {
  await endSession(tables, request, reply);
  const secret = newSecret();
  const now = new Date().toISOString();
  await tables
    .insertInto('sessions')
    .values({
      hash: hashOf(secret),
      person,
      created_at: now,
      seen_at: now,
      ip: request.ip,
      browser: (request.headers['user-agent'] ?? '').slice(0, 300),
    })
    .execute();
  reply.setCookie(sessionCookie, secret, cookie);
}

/** Ends the session that a browser has, if any. */
export async function endSession(
  tables: Queries,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const secret = request.cookies[sessionCookie];
  if (secret) await tables.deleteFrom('sessions').where('hash', '=', hashOf(secret)).execute();
  reply.clearCookie(sessionCookie, cookie);
}

/** The person whose session a cookie names; notes when the session is in use. */
export const personOf =
  ({ tables, change }: Database) =>
  async (cookies: Record<string, string | undefined>, isInUse: boolean): Promise<SignedIn | null> => {
    const secret = cookies[sessionCookie];
    if (!secret) return null;
    const found = await tables
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .where('sessions.hash', '=', hashOf(secret))
      .where('sessions.seen_at', '>', before(longestIdle))
      .select([
        'people.id',
        'people.name',
        'people.email',
        'people.role',
        'sessions.hash',
        'sessions.seen_at',
      ])
      .executeTakeFirst();
    if (!found) return null;
    const { hash, seen_at: seenAt, ...person } = found;
    if (isInUse && seenAt < before(lag))
      await change((changed) =>
        changed
          .updateTable('sessions')
          .set({ seen_at: new Date().toISOString() })
          .where('hash', '=', hash)
          .execute(),
      );
    return { ...person, session: hash };
  };

/** Whether a session has not ended. @param hash of its token. */
export const isOpenSession = async (tables: Queries, hash: string): Promise<boolean> =>
  (await tables
    .selectFrom('sessions')
    .where('hash', '=', hash)
    .where('seen_at', '>', before(longestIdle))
    .select('hash')
    .executeTakeFirst()) !== undefined;

/** Removes sessions that have ended by themselves. */
export const removeIdleSessions = (tables: Queries) =>
  tables.deleteFrom('sessions').where('seen_at', '<=', before(longestIdle)).execute();
