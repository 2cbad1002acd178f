import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql, type Selectable } from 'kysely';
import { ago } from '../../clock/companyClock';
import type { Database } from '../../database/openDatabase';
import type { Queries, Reading } from '../../database/tables';
import type { PeopleTables } from '../../database/tables/people';
import type { SignedIn } from '../../http/requireRoles';
import { recordDevice } from '../device';
import { hashOfSecret, newSecret } from '../secret';

/** The prefix has browsers keep it to this host, to every path, and to secure connections. */
export const sessionCookie = '__Host-session';

const cookie = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' } satisfies CookieSerializeOptions;

/** A session ends after so long without a request, in milliseconds. */
const MAX_IDLE = 12 * 3600_000;
/** Maximum age of the stored time of the last request, in milliseconds. Keeps writes rare. */
const lag = 60_000;

/** The request of a browser, and the answer that it gets. */
export interface Browser {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What somebody has shown instead of a password, or beside it. */
export type Proof = 'a passkey' | 'the company account' | 'a code' | 'a recovery code';

/** Which of its columns say what a session began with. */
const strengthOf = (proof: Proof | undefined) => ({
  is_strong: Number(proof === 'a passkey' || proof === 'the company account'),
  has_code: Number(proof === 'a code' || proof === 'a recovery code'),
});

/**
 * Begins a new session and ends the browser's earlier one, so that no planted cookie stays valid.
 * @param proof nothing after a password alone.
 */
export async function beginSession(
  tables: Queries,
  person: string,
  { request, reply }: Browser,
  proof?: Proof,
): Promise<void> {
  await endSession(tables, request, reply);
  const secret = newSecret();
  const now = new Date().toISOString();
  await tables
    .insertInto('sessions')
    .values({
      hash: hashOfSecret(secret),
      person,
      created_at: now,
      seen_at: now,
      ip: request.ip,
      ...strengthOf(proof),
      browser: (request.headers['user-agent'] ?? '').slice(0, 300),
    })
    .execute();
  await recordDevice(tables, person, { request, reply });
  reply.setCookie(sessionCookie, secret, cookie);
}

/** Ends the session that a browser has, if any. */
export async function endSession(
  tables: Queries,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const secret = request.cookies[sessionCookie];
  if (secret) await tables.deleteFrom('sessions').where('hash', '=', hashOfSecret(secret)).execute();
  reply.clearCookie(sessionCookie, cookie);
}

type OpenSession = Pick<
  Selectable<PeopleTables['people']>,
  'id' | 'name' | 'email' | 'role' | 'may_hire' | 'may_invoice' | 'may_issue'
> &
  Pick<Selectable<PeopleTables['sessions']>, 'seen_at' | 'is_strong' | 'has_code'>;

/** In SQL, because each request reads it: the query builder takes three times as long. */
async function openSession(tables: Reading, hash: string): Promise<OpenSession | undefined> {
  const { rows } = await sql<OpenSession>`
    select people.id, people.name, email, role, may_hire, may_invoice, may_issue,
      seen_at, is_strong, has_code
    from sessions join people on people.id = sessions.person
    where sessions.hash = ${hash} and seen_at > ${ago(MAX_IDLE)}`.execute(tables);
  return rows[0];
}

/** The person whose session this is, unless it has ended. @param session hash of its token. */
export async function personIn(tables: Reading, session: string): Promise<SignedIn | null> {
  const found = await openSession(tables, session);
  if (!found) return null;
  return signedInBy(found, session);
}

const signedInBy = ({ id, name, email, role, ...found }: OpenSession, session: string): SignedIn => ({
  id,
  name,
  email,
  role,
  session,
  isStrong: found.is_strong === 1,
  hasCode: found.has_code === 1,
  mayHire: found.may_hire === 1,
  mayInvoice: found.may_invoice === 1,
  mayIssue: found.may_issue === 1,
});

/** The person whose session a cookie names; records when the session is in use. */
export const personOf =
  ({ tables }: Pick<Database, 'tables'>) =>
  async (cookies: Record<string, string | undefined>, isInUse: boolean): Promise<SignedIn | null> => {
    const secret = cookies[sessionCookie];
    if (!secret) return null;
    const hash = hashOfSecret(secret);
    const found = await openSession(tables, hash);
    if (!found) return null;
    if (isInUse && found.seen_at < ago(lag)) await recordUse(tables, hash);
    return signedInBy(found, hash);
  };

/**
 * Records that a session is in use, outside the order of changes: who only reads waits for none of
 * them, and reads on when the time cannot be stored.
 */
async function recordUse(tables: Queries, hash: string): Promise<void> {
  await tables
    .updateTable('sessions')
    .set({ seen_at: new Date().toISOString() })
    .where('hash', '=', hash)
    .where('seen_at', '<', ago(lag))
    .execute()
    .catch(() => undefined);
}

/** Downgrades sessions: where the removed factor is required, they open only My sign-in. */
export async function weakenSessions(
  tables: Queries,
  person: string,
  without: { is_strong: 0 } | { has_code: 0 },
): Promise<void> {
  await tables.updateTable('sessions').set(without).where('person', '=', person).execute();
  const own = tables.selectFrom('sessions').where('person', '=', person).select('hash');
  await tables.deleteFrom('preview_passes').where('session', 'in', own).execute();
}

/** Ends the sessions that began with a password alone, but for the person's own one. */
export const endPasswordSessions = (tables: Queries, { id, session }: Pick<SignedIn, 'id' | 'session'>) =>
  tables
    .deleteFrom('sessions')
    .where('person', '=', id)
    .where('is_strong', '=', 0)
    .where('hash', '!=', session)
    .execute();

/** Removes sessions that have ended automatically. */
export const removeIdleSessions = (tables: Queries) =>
  tables.deleteFrom('sessions').where('seen_at', '<=', ago(MAX_IDLE)).execute();
