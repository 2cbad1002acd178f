import type { Queries, Reading } from '../database/tables';
import type { Mail } from '../mail/mail';
import type { ReceivedMail } from './readMail';

/** A mail of the site that comes back to it under another `Message-ID` does so within this time. */
const days = 7 * 24 * 3600_000;

/**
 * The `Message-ID` under which a mail is stored: its own, or another one where a different mail has
 * that already. `undefined` for a mail that is stored, or that the site has sent.
 * @param own addresses of the site.
 */
export async function storedId(
  tables: Queries,
  { messageId, fingerprint, addresses, subject }: ReceivedMail,
  own: readonly string[],
): Promise<string | undefined> {
  const isFromSite = own.includes(addresses.from.address);
  const sent = await tables
    .selectFrom('outbox')
    .where('message_id', '=', messageId)
    .select('id')
    .executeTakeFirst();
  if (isFromSite && (sent || (await hasSent(tables, own, subject)))) return undefined;
  const another = `<${fingerprint}@same-id.invalid>`;
  const stored = await tables
    .selectFrom('messages')
    .where('message_id', 'in', [messageId, another])
    .select(['kind', 'fingerprint'])
    .execute();
  // Mails of earlier versions have none.
  const isStored = stored.some(
    (each) => each.kind !== 'sent' && (each.fingerprint ?? fingerprint) === fingerprint,
  );
  if (isStored) return undefined;
  return sent || stored.length > 0 ? another : messageId;
}

/** Whether the site has written to itself with a subject. Some mail servers replace `Message-ID`s. */
async function hasSent(tables: Reading, own: readonly string[], subject: string): Promise<boolean> {
  const sent = await tables
    .selectFrom('outbox')
    .where('recipient', 'in', own)
    .where('created_at', '>', new Date(Date.now() - days).toISOString())
    .select('mail')
    .execute();
  return sent.some(({ mail }) => (JSON.parse(mail) as Mail).subject === subject);
}
