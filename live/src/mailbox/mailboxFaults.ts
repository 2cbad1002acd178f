import type { Database } from '../database/openDatabase';
import type { Reading } from '../database/tables';

/** Why the mailbox cannot be read, and since when; `undefined` when it can. After a change of `MAIL_INBOX`, the newest. */
export const mailboxFault = (tables: Reading) =>
  tables
    .selectFrom('mailbox_faults')
    .orderBy('since', 'desc')
    .select(['problem', 'since'])
    .executeTakeFirst();

/** Shows on the page Mail why the mailbox cannot be read. The first time of a fault stays. */
export async function recordFault(database: Database, mailbox: string, problem: string): Promise<void> {
  if ((await mailboxFault(database.tables))?.problem === problem) return;
  await database.change((tables) =>
    tables
      .insertInto('mailbox_faults')
      .values({ mailbox, problem, since: new Date().toISOString() })
      .onConflict((conflict) => conflict.column('mailbox').doUpdateSet({ problem }))
      .execute(),
  );
}

/** The mailbox was read. Faults of mailboxes that were read before are past, too. */
export async function clearFaults(database: Database): Promise<void> {
  if (await mailboxFault(database.tables))
    await database.change((tables) => tables.deleteFrom('mailbox_faults').execute());
}
