import { ago } from '../clock/companyClock';
import type { Database } from '../database/openDatabase';
import type { Queries } from '../database/tables';
import { readInboxSettings } from './settings/inboxSettings';
import { removeConversations } from './removeConversations';

const day = 24 * 3600_000;
/** An average one. */
const month = (365.25 / 12) * day;
/** How long deleted messages, spam and mails without a message are stored, in milliseconds. */
const lifetime = 30 * day;
/** How long the network of a sender is stored, in milliseconds: limits look at the last hour. */
const networkLifetime = day;

/** Conversations that one change removes: SQLite overwrites their files, which may have 5 MB each. */
const batch = 5;

/** Removes old conversations: long in the bin or spam, or older than the settings allow. */
export async function removeOldConversations(database: Database): Promise<void> {
  while ((await database.remove(removeSome)) === batch);
  await database.remove(removeTraces);
}

/** @returns how many it has removed. */
async function removeSome(tables: Queries): Promise<number> {
  const { messageMonths, applicationMonths } = await readInboxSettings(tables);
  const old = await tables
    .selectFrom('conversations')
    .where(({ or, and, eb }) =>
      or([
        eb('deleted_at', '<=', ago(lifetime)),
        and([eb('state', '=', 'spam'), eb('updated_at', '<=', ago(lifetime))]),
        and([eb('kind', '=', 'contact'), eb('updated_at', '<=', ago(messageMonths * month))]),
        and([eb('kind', '=', 'application'), eb('updated_at', '<=', ago(applicationMonths * month))]),
      ]),
    )
    .limit(batch)
    .select('id')
    .execute();
  await removeConversations(
    tables,
    old.map(({ id }) => id),
  );
  return old.length;
}

/** Removes mails without a message, and the networks of senders. */
async function removeTraces(tables: Queries): Promise<void> {
  await tables
    .deleteFrom('outbox')
    .where('state', '=', 'sent')
    .where('conversation', 'is', null)
    .where('invoice', 'is', null)
    .where('sent_at', '<=', ago(lifetime))
    .execute();
  await tables
    .updateTable('conversations')
    .set({ network: '' })
    .where('network', '!=', '')
    .where('created_at', '<=', ago(networkLifetime))
    .execute();
}
