import type { FetchMessageObject, ImapFlow } from 'imapflow';
import { isAway, isBusy } from '../database/isAway';
import { isOfFullDisk, type Database } from '../database/openDatabase';
import type { Queries, Reading } from '../database/tables';
import { isProblem } from '../http/problem';
import { cleanLine } from '../text/cleanText';
import { inWorker } from '../worker/inWorker';
import {
  beginAttempt,
  endAttempt,
  failAttempt,
  withdrawAttempt,
  type MailNumber,
  type SeenMail,
} from '../mail/mailAttempts';
import { takeMail, type Taking } from './takeMail';

/** Most bytes of a mail that are read. */
const largest = 25 * 2 ** 20;

/**
 * Takes a mail, or skips it after its second failure.
 * @returns whether it is done: another server may be reading it.
 */
export async function readOneMail(
  database: Database,
  client: ImapFlow,
  number: MailNumber,
  taking: Taking & { log: (line: string) => void },
): Promise<boolean> {
  const { mailbox, uid } = number;
  const seen = await client.fetchOne(
    `${uid}`,
    { envelope: true, internalDate: true, size: true },
    { uid: true },
  );
  // It was removed from the mailbox in the meantime.
  if (!seen) {
    await database.change(async (tables) => {
      await setPosition(tables, mailbox, uid);
      await endAttempt(tables, number);
    });
    return true;
  }
  for (;;) {
    const begun = await database.change(async (tables) => {
      const next = await beginAttempt(tables, number, asSeen(seen));
      if (next.does === 'skip') await setPosition(tables, mailbox, uid);
      return next;
    });
    if (begun.does === 'skip') taking.log(`A mail stays in the mailbox. ${begun.reason}`);
    if (begun.does !== 'read') return begun.does === 'skip';
    const arrivedAt = seen.internalDate && new Date(seen.internalDate);
    const how = { ...taking, ...(arrivedAt && { arrivedAt }) };
    const failure = await take(database, client, number, how).catch(async (error: Error) => {
      // The mail is not to blame: this attempt does not count, unless the database is away as well.
      await database.change((tables) => withdrawAttempt(tables, number)).catch(() => undefined);
      throw error;
    });
    if (!failure) return true;
    await database.change((tables) => failAttempt(tables, number, failure));
  }
}

/** @returns why it failed, in words. @throws when a later attempt may succeed. */
async function take(
  database: Database,
  client: ImapFlow,
  number: MailNumber,
  taking: Taking,
): Promise<string | undefined> {
  const { mailbox, uid } = number;
  const asked = { size: true, source: { maxLength: largest } };
  const found = await client.fetchOne(`${uid}`, asked, { uid: true });
  if (!found || !found.source) throw new Error('A mail was removed while it was being read.');
  let step = 'read';
  try {
    const { source, size = 0 } = found;
    const isCut = size > source.length;
    const mail = await inWorker('readMail', { source, isCut });
    step = 'stored';
    await database.change(async (tables) => {
      if (await isNext(tables, mailbox, uid)) await takeMail(tables, mail, taking);
      await setPosition(tables, mailbox, uid);
      await endAttempt(tables, number);
    });
    return undefined;
  } catch (thrown) {
    const error = thrown as Error;
    // Too many files are being read for now, or there is no room.
    if (isProblem(error) || isAway(error) || isBusy(error) || isOfFullDisk(error)) throw error;
    return `It cannot be ${step}: ${error.message}`;
  }
}

const asSeen = ({ envelope, internalDate, size = 0 }: FetchMessageObject): SeenMail => ({
  sender: cleanLine(envelope?.from?.[0]?.address ?? '')
    .slice(0, 254)
    .toLowerCase(),
  subject: cleanLine(envelope?.subject ?? '').slice(0, 300),
  size,
  arrivedAt: new Date(internalDate ?? Date.now()).toISOString(),
});

/** Whether no other server has taken it in the meantime. */
async function isNext(tables: Reading, name: string, uid: number): Promise<boolean> {
  const position = await tables
    .selectFrom('mailboxes')
    .where('name', '=', name)
    .select('uid')
    .executeTakeFirst();
  return position !== undefined && position.uid < uid;
}

async function setPosition(tables: Queries, name: string, uid: number): Promise<void> {
  await tables
    .updateTable('mailboxes')
    .set({ uid })
    .where('name', '=', name)
    .where('uid', '<', uid)
    .execute();
}
