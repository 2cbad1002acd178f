import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Queries, Reading } from '../database/tables';
import { newSecret } from '../people/secret';

/** Letters of a signature. Mail systems may change capitals in an address, so it has none. */
const length = 24;

const pattern = /(?<![\w-])(\d{1,9})-([0-9a-f]{24})(?![\w-])/;

/** Names a conversation in addresses and subjects, so that nobody else can name it. */
export async function replyToken(tables: Queries, conversation: number): Promise<string> {
  return `${conversation}-${signatureOf(await keyOf(tables), conversation)}`;
}

/** The conversation that a text names with its right signature. */
export async function conversationIn(tables: Reading, text: string): Promise<number | undefined> {
  const [, id, signature] = pattern.exec(text.toLowerCase()) ?? [];
  const key = await storedKey(tables);
  if (!id || !signature || !key) return undefined;
  const isRight = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(key, Number(id))));
  return isRight ? Number(id) : undefined;
}

/** An address that leads to the mailbox, with the token after its `+`. */
export function addressWith(token: string, mailbox: string): string {
  const at = mailbox.lastIndexOf('@');
  return `${mailbox.slice(0, at)}+${token}${mailbox.slice(at)}`;
}

const signatureOf = (key: string, conversation: number) =>
  createHmac('sha256', key).update(`reply ${conversation}`).digest('hex').slice(0, length);

async function storedKey(tables: Reading): Promise<string | undefined> {
  const found = await tables
    .selectFrom('keys')
    .where('name', '=', 'replies')
    .select('secret')
    .executeTakeFirst();
  return found?.secret;
}

async function keyOf(tables: Queries): Promise<string> {
  const stored = await storedKey(tables);
  if (stored) return stored;
  const secret = newSecret();
  await tables.insertInto('keys').values({ name: 'replies', secret }).execute();
  return secret;
}
