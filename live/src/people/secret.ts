import { createHash, randomBytes } from 'node:crypto';
import type { Queries, Reading, Tables } from '../database/tables';

/** 256 random bits, for a cookie or a link. The database holds their hash only. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** Random bits need no salt and no slow hash. */
export const hashOfSecret = (secret: string) => createHash('sha256').update(secret).digest('base64url');

type KeyName = Tables['keys']['name'];

export async function storedKey(tables: Reading, name: KeyName): Promise<string | undefined> {
  const found = await tables.selectFrom('keys').where('name', '=', name).select('secret').executeTakeFirst();
  return found?.secret;
}

/** The key with which the site signs what it recognizes again. It is made at the first use. */
export async function signingKey(tables: Queries, name: KeyName): Promise<string> {
  const stored = await storedKey(tables, name);
  if (stored) return stored;
  const secret = newSecret();
  await tables.insertInto('keys').values({ name, secret }).execute();
  return secret;
}
