import type { Queries, Reading } from '../database/tables';
import type { MailToStore } from './storeMail';

const lifetime = 30 * 24 * 3600_000;
/** Mails of an answer. */
const MAX_LISTED = 100;

/** Lists a mail that stays in the mailbox. @param reason a sentence. */
export async function leave(tables: Queries, mail: MailToStore, reason: string): Promise<void> {
  const { name, address } = mail.addresses.from;
  await tables
    .insertInto('left_mails')
    .values({
      message_id: mail.id,
      sender: name ? `${name} <${address}>` : address,
      ...{ subject: mail.subject, reason, at: mail.at },
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

export const removeOldLeftMails = (tables: Queries) =>
  tables
    .deleteFrom('left_mails')
    .where('at', '<=', new Date(Date.now() - lifetime).toISOString())
    .execute();
