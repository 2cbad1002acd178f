import type { Queries, Reading } from '../database/tables';
import type { NamedAddress } from './mailAddresses';

const lifetime = 30 * 24 * 3600_000;
/** Mails of an answer. */
const MAX_LISTED = 100;

interface LeftMail {
  /** Its `Message-ID`. */
  id: string;
  addresses: { from: NamedAddress };
  subject: string;
  /** When it arrived. */
  at: string;
}

/** Lists a mail that stays in the mailbox. @param reason a sentence. */
export async function leave(tables: Queries, mail: LeftMail, reason: string): Promise<void> {
  const { name, address } = mail.addresses.from;
  await tables
    .insertInto('left_mails')
    .values({
      message_id: mail.id,
      sender: name ? `${name} <${address}>` : address,
      subject: mail.subject,
      reason,
      at: mail.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Mails of the last 30 days that stay in the mailbox: how many, and the newest ones. */
export async function listLeftMails(tables: Reading) {
  const { count } = await tables
    .selectFrom('left_mails')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  const mails = await tables
    .selectFrom('left_mails')
    .orderBy('at', 'desc')
    .limit(MAX_LISTED)
    .select(['sender', 'subject', 'reason', 'at'])
    .execute();
  return { count: Number(count), mails };
}

/** Ids of the listed mails of a person. @param email in lower case. */
export async function leftMailsOf(tables: Reading, email: string): Promise<string[]> {
  const mails = await tables.selectFrom('left_mails').select(['message_id', 'sender']).execute();
  return mails
    .filter(({ sender }) => sender === email || sender.endsWith(`<${email}>`))
    .map((mail) => mail.message_id);
}

/** Forgets the listed mails of a person. */
export async function eraseLeftMails(tables: Queries, email: string): Promise<void> {
  for (const id of await leftMailsOf(tables, email))
    await tables.deleteFrom('left_mails').where('message_id', '=', id).execute();
}

export const removeOldLeftMails = (tables: Queries) =>
  tables
    .deleteFrom('left_mails')
    .where('at', '<=', new Date(Date.now() - lifetime).toISOString())
    .execute();
