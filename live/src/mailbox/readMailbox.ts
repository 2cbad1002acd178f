import { ImapFlow, type FetchMessageObject } from 'imapflow';
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
import { folderOf, isSameMailbox, mailboxName } from './mailboxName';
import { takeMail, type Taking } from './takeMail';

/** The mailbox that is read for answers. */
export interface MailboxSettings {
  /** `imaps://user:password@host:993/INBOX` */
  url: string;
  /** Its address; answers go to it, with a `+` and a token before the `@`. */
  address: string;
}

/** Mails that one round reads at most, and bytes of one of them. */
const roundSize = 50;
const largest = 25 * 2 ** 20;
const timeout = 30_000;
const day = 24 * 3600_000;

/**
 * Takes the new mails of a mailbox into the inbox. The mailbox stays as it is: how far it was read
 * is in the database, in the transaction that stores the mail.
 * @param log gets mails that cannot be read.
 * @returns how many mails were new.
 */
export async function readMailbox(
  database: Database,
  { url, address }: MailboxSettings,
  { own, awaitsScan, log }: Pick<Taking, 'own' | 'awaitsScan'> & { log: (line: string) => void },
): Promise<number> {
  const { client, folder, name } = clientOf(url);
  // Failures reject what is asked, too.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { uidValidity } = await client.mailboxOpen(folder, { readOnly: true });
    const position = await positionOf(database, name, String(uidValidity));
    const uids = await newMails(client, position);
    for (const uid of uids) {
      const number = { mailbox: name, validity: String(uidValidity), uid };
      const taking = { own: [...own, address], ...(awaitsScan && { awaitsScan }), log };
      if (!(await readOne(database, client, number, taking))) break;
    }
    return uids.length;
  } finally {
    await client.logout().catch(() => client.close());
  }
}

function clientOf(url: string) {
  const address = new URL(url);
  const { protocol, username, password, hostname, port } = address;
  const secure = protocol === 'imaps:';
  const client = new ImapFlow({
    host: hostname,
    port: Number(port) || (secure ? 993 : 143),
    secure,
    logger: false,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    // No password crosses a network unencrypted.
    doSTARTTLS: secure || hostname.toLowerCase() === 'localhost' ? undefined : true,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  });
  return { client, folder: folderOf(address), name: mailboxName(address) };
}

interface Position {
  uid: number;
  since: string;
}

/** How far it was read: at first from the present day on. */
async function positionOf({ change }: Database, name: string, validity: string): Promise<Position> {
  return change(async (tables) => {
    const known = await knownPosition(tables, name);
    if (known?.validity === validity) return known;
    // The numbers count from the start. Mails of the last days may have come in between.
    const since = new Date(Date.now() - (known ? 3 * day : 0)).toISOString();
    const next = { validity, uid: 0, since };
    await tables
      .insertInto('mailboxes')
      .values({ name, ...next })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(next))
      .execute();
    return next;
  });
}

/** The position of a mailbox. One that was stored under another spelling gets this name. */
async function knownPosition(tables: Queries, name: string) {
  const all = await tables.selectFrom('mailboxes').orderBy('uid', 'desc').selectAll().execute();
  const known = all.find((each) => each.name === name) ?? all.find((each) => isSameMailbox(each.name, name));
  if (known && known.name !== name)
    await tables.updateTable('mailboxes').set({ name }).where('name', '=', known.name).execute();
  return known;
}

async function newMails(client: ImapFlow, { uid, since }: Position): Promise<number[]> {
  // Servers compare days by clocks of their own, which may be a day behind UTC.
  const search = { uid: `${uid + 1}:*`, since: new Date(Date.parse(since) - day) };
  // `*` is the last mail, also when it was read.
  const uids = ((await client.search(search, { uid: true })) || []).filter((each) => each > uid);
  if (uids.length === 0) return [];
  const found = await client.fetchAll(uids, { internalDate: true }, { uid: true });
  const begin = Date.parse(since.slice(0, 10));
  return found
    .filter(({ internalDate }) => internalDate === undefined || new Date(internalDate).getTime() >= begin)
    .map((each) => each.uid)
    .sort((one, other) => one - other)
    .slice(0, roundSize);
}

/**
 * Takes a mail, or skips it after its second failure.
 * @returns whether it is done: another server may be reading it.
 */
async function readOne(
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
