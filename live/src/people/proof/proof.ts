import type { Queries, Reading } from '../../database/tables';
import { problem } from '../../http/problem';
import type { SignedIn } from '../../http/requireRoles';

/** How long a sign-in or a later proof counts, in milliseconds. */
const lifetime = 10 * 60_000;

/** What a person can show besides signing in again. */
type Way = 'password' | 'passkey';

type Own = Pick<SignedIn, 'id' | 'session'>;

/**
 * Has somebody show again who it is before adding a way to sign in, as the session may be stolen. The
 * sign-in counts for ten minutes.
 * @throws a problem (403) whose member `proof` has the ways that the person can take.
 */
export async function assertProven(tables: Reading, { id, session }: Own): Promise<void> {
  const { created_at: began, proven_at: proven } = await tables
    .selectFrom('sessions')
    .where('hash', '=', session)
    .select(['created_at', 'proven_at'])
    .executeTakeFirstOrThrow();
  if (Date.parse(proven ?? began) > Date.now() - lifetime) return;
  throw problem(403, 'You signed in more than ten minutes ago. Confirm your identity first.', {
    details: { proof: await waysOf(tables, id) },
  });
}

async function waysOf(tables: Reading, id: string): Promise<Way[]> {
  const passkeys = await tables.selectFrom('passkeys').where('person', '=', id).select('id').execute();
  const hasPassword = (await passwordHashOf(tables, id)) !== null;
  return [
    ...(hasPassword ? ['password' as const] : []),
    ...(passkeys.length > 0 ? ['passkey' as const] : []),
  ];
}

/** @returns `null` for a person without a password. */
export async function passwordHashOf(tables: Reading, id: string): Promise<string | null> {
  const { password } = await tables
    .selectFrom('people')
    .where('id', '=', id)
    .select('password')
    .executeTakeFirstOrThrow();
  return password;
}

/** Records that the person of a session has just shown who it is. */
export const recordProof = (tables: Queries, session: string) =>
  tables
    .updateTable('sessions')
    .set({ proven_at: new Date().toISOString() })
    .where('hash', '=', session)
    .execute();
