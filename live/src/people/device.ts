import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queries, Reading } from '../database/tables';
import { hashOfSecret, newSecret } from './secret';

/** Identifies a browser in which somebody has signed in, for its own counter of failures. */
const name = '__Host-device';

const cookie = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' } satisfies CookieSerializeOptions;

/** A device is forgotten after so long without signing in, in milliseconds. */
const memory = 180 * 24 * 3600_000;

const hashIn = ({ cookies }: Pick<FastifyRequest, 'cookies'>) => {
  const secret = cookies[name];
  return secret === undefined ? undefined : hashOfSecret(secret);
};

/**
 * @returns the hash of the browser's secret if the person with this address has signed in there;
 * without an address, anybody.
 */
export async function knownDevice(
  tables: Reading,
  request: Pick<FastifyRequest, 'cookies'>,
  email?: string,
): Promise<string | undefined> {
  const hash = hashIn(request);
  if (hash === undefined) return undefined;
  const found = await tables
    .selectFrom('devices')
    .innerJoin('people', 'people.id', 'devices.person')
    .where('devices.hash', '=', hash)
    .where('devices.seen_at', '>', new Date(Date.now() - memory).toISOString())
    .$if(email !== undefined, (all) => all.where('people.email', '=', email!))
    .select('devices.hash')
    .executeTakeFirst();
  return found && hash;
}

/** Records that somebody has signed in with this browser. Several people may share one. */
export async function recordDevice(
  tables: Queries,
  person: string,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const isKnown = (await knownDevice(tables, request)) !== undefined;
  const secret = isKnown ? request.cookies[name]! : newSecret();
  const seen = { seen_at: new Date().toISOString() };
  await tables
    .insertInto('devices')
    .values({ hash: hashOfSecret(secret), person, ...seen })
    .onConflict((conflict) => conflict.columns(['hash', 'person']).doUpdateSet(seen))
    .execute();
  reply.setCookie(name, secret, { ...cookie, maxAge: memory / 1000 });
}

export const removeOldDevices = (tables: Queries) =>
  tables
    .deleteFrom('devices')
    .where('seen_at', '<=', new Date(Date.now() - memory).toISOString())
    .execute();
