import cookies from '@fastify/cookie';
import type { IncomingMessage } from 'node:http';
import type { Database } from '../../database/openDatabase';
import type { Queries, Reading } from '../../database/tables';
import { opensPage } from '../../http/refuseCrossSite';
import { hashOfSecret, newSecret } from '../../people/secret';
import { personIn } from '../../people/session/session';

const cookie = '__Host-preview';

/** A link to a preview is used within this time, in milliseconds. */
const timeout = 60_000;

/** First label of a preview's host. */
export const previewPattern = '^[a-z0-9-]{1,30}-[0-9a-f]{32}$';

/**
 * The address at which somebody who is signed in sees a preview, once.
 * @param session hash of its token.
 */
export async function addressWithPass(
  tables: Queries,
  { origin, label, session }: { origin: string; label: string; session: string },
): Promise<string> {
  const secret = newSecret();
  await tables
    .insertInto('preview_passes')
    .values({ hash: hashOfSecret(secret), session, made_at: new Date().toISOString(), is_used: 0 })
    .execute();
  const address = new URL(origin);
  address.hostname = `${label}.${address.hostname}`;
  address.searchParams.set('pass', secret);
  return address.href;
}

/** Shows previews to people who are signed in: the pass in their link becomes a cookie. */
export const authorizePreview =
  (database: Pick<Database, 'tables' | 'change'>, origin: string) =>
  async ({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>) => {
    const pass = new URLSearchParams(url.split('?')[1]).get('pass');
    const taken = pass === null ? undefined : await database.change((tables) => takePass(tables, pass));
    if (taken) {
      const kept = `${cookie}=${taken}; Path=/; HttpOnly; Secure; SameSite=Lax`;
      return instead(303, '', { Location: '/', 'Set-Cookie': kept });
    }
    const kept = cookies.parse(headers.cookie ?? '')[cookie];
    if (kept !== undefined && (await isValid(database.tables, kept))) return undefined;
    const label = headers.host?.split('.')[0];
    const way = `${origin}/api/previews/${label}`;
    if (opensPage(headers)) return instead(303, '', { Location: way });
    return instead(401, `This preview is for people who are signed in. Sign in, then open ${way}`);
  };

const instead = (status: number, text: string, headers: Record<string, string> = {}) => ({
  status,
  text,
  headers,
});

/**
 * Uses a link's pass, once.
 * @returns the secret for the cookie; nothing when the pass is used, too old or unknown.
 */
async function takePass(tables: Queries, pass: string): Promise<string | undefined> {
  const secret = newSecret();
  const { numUpdatedRows } = await tables
    .updateTable('preview_passes')
    .set({ hash: hashOfSecret(secret), is_used: 1 })
    .where('hash', '=', hashOfSecret(pass))
    .where('made_at', '>', new Date(Date.now() - timeout).toISOString())
    .executeTakeFirst();
  return numUpdatedRows > 0n ? secret : undefined;
}

async function isValid(tables: Reading, secret: string): Promise<boolean> {
  const pass = await tables
    .selectFrom('preview_passes')
    .where('hash', '=', hashOfSecret(secret))
    .where('is_used', '=', 1)
    .select('session')
    .executeTakeFirst();
  return pass !== undefined && (await personIn(tables, pass.session)) !== null;
}
