import type { ImapFlow } from 'imapflow';
import type { Database } from '../database/openDatabase';
import type { Queries } from '../database/tables';
import { folderOf, isSameMailbox, mailboxName } from './mailboxName';
import { readOneMail } from './readOneMail';
import type { Taking } from './takeMail';

/** The mailbox that is read for answers. */
export interface MailboxSettings {
  /** `imaps://user:password@host:993/INBOX` */
  url: string;
  /** Its address; answers go to it, with a `+` and a token before the `@`. */
  address: string;
}

/** Mails that one round reads at most. */
const roundSize = 50;
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
  const { client, folder, name } = await clientOf(url);
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
      if (!(await readOneMail(database, client, number, taking))) break;
    }
    return uids.length;
  } finally {
    await client.logout().catch(() => client.close());
  }
}

async function clientOf(url: string) {
  // A server without a mailbox does not load it.
  const { ImapFlow } = await import('imapflow');
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
