import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Queries, Reading } from '../../database/tables';
import { signingKey, storedKey } from '../../people/secret';

/** Letters of a signature. Mail systems may change capitals in an address, so it has none. */
const length = 24;

const pattern = /(?<![\w-])(\d{1,9})-([0-9a-f]{24})(?![\w-])/;

interface Named {
  id: number;
  created_at: string;
}

/**
 * Names a conversation in addresses and subjects, so that nobody else can name it. After a removal
 * or a restore another conversation may get its number, so its beginning is signed, too.
 */
export async function replyToken(tables: Queries, id: number): Promise<string> {
  return `${id}-${signatureOf(await signingKey(tables, 'replies'), (await conversationWith(tables, id))!)}`;
}

/** The conversation that a text names with its right signature. */
export async function conversationIn(tables: Reading, text: string): Promise<number | undefined> {
  const [, id, signature] = pattern.exec(text.toLowerCase()) ?? [];
  if (!id || !signature) return undefined;
  const [key, named] = [await storedKey(tables, 'replies'), await conversationWith(tables, Number(id))];
  if (!key || !named) return undefined;
  const isRight = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(key, named)));
  return isRight ? named.id : undefined;
}

const conversationWith = (tables: Reading, id: number): Promise<Named | undefined> =>
  tables.selectFrom('conversations').where('id', '=', id).select(['id', 'created_at']).executeTakeFirst();

/** An address that leads to the mailbox, with the token after its `+`. */
export function addressWith(token: string, mailbox: string): string {
  const at = mailbox.lastIndexOf('@');
  return `${mailbox.slice(0, at)}+${token}${mailbox.slice(at)}`;
}

const signatureOf = (key: string, { id, created_at: at }: Named) =>
  createHmac('sha256', key).update(`reply ${id} ${at}`).digest('hex').slice(0, length);
