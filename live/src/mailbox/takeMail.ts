import type { Queries } from '../database/tables';
import type { FileCeilings } from '../inbox/fileCeiling';
import { otherThan } from '../inbox/mailAddresses';
import { receive } from '../inbox/submissions/receive';
import { indexSoon } from '../inbox/searchIndex';
import { addNews } from '../mail/news';
import { emailOf } from '../people/emailOf';
import { findConversation } from './findConversation';
import { leave } from '../inbox/leftMails';
import { isLoop, isRepeated } from './loops';
import { markReturned } from './markReturned';
import type { ReceivedMail } from './readMail';
import { storedId } from './storedId';
import { storeMail, type MailToStore } from './storeMail';

export interface Taking {
  /** Addresses from which the site itself sends. */
  own: readonly string[];
  /** Whether a virus scanner looks at attachments afterwards. */
  awaitsScan?: boolean;
  /** Of files that nobody has seen; by default the limits of the site. */
  ceilings?: FileCeilings;
  /** When the mail server got the mail; by default now. */
  arrivedAt?: Date | undefined;
  /** Gets a line when a mail has the `Message-ID` of a different one. */
  log?: (line: string) => void;
}

/** What became of a mail. */
export type Taken = 'answer' | 'new' | 'known' | 'loop' | 'left';

/**
 * Puts a received mail into its conversation, once: two servers may read the same mailbox. A
 * person's mail that belongs to none begins one. Others stay in the mailbox, and the page Mail lists
 * them. No mail is answered by the program.
 */
export async function takeMail(tables: Queries, read: ReceivedMail, taking: Taking): Promise<Taken> {
  const own = taking.own.map(emailOf);
  const id = await storedId(tables, read, own);
  if (id === undefined) return 'known';
  if (id !== read.messageId) taking.log?.(`Different mails have the Message-ID ${read.messageId}.`);
  const isOfList = isOfOtherList(read, own);
  const mail: MailToStore = {
    ...read,
    kind: read.kind === 'received' && isOfList ? 'automatic' : read.kind,
    id,
    at: timeOf(taking.arrivedAt),
    awaitsScan: taking.awaitsScan ?? false,
    ceilings: taking.ceilings,
  };
  const returned = mail.kind === 'bounce' ? await markReturned(tables, mail) : undefined;
  const conversation = (await findConversation(tables, mail)) ?? returned;
  if (conversation !== undefined) return addTo(tables, conversation, mail);
  if (mail.kind === 'received') return begin(tables, mail, own);
  await leave(tables, mail, isOfList ? 'It came through a mailing list.' : reasons[mail.kind]);
  return 'left';
}

const reasons = {
  automatic: 'A program wrote it, and it answers no message.',
  bounce: 'It reports on a mail that is not in the inbox.',
};

/** A list of the site's own domain, such as a group that is its mailbox, passes on what people write. */
function isOfOtherList({ list }: ReceivedMail, own: readonly string[]): boolean {
  if (list === undefined) return false;
  return !own.some((address) => `.${list}`.endsWith(`.${address.split('@').at(-1)!}`));
}

/** A mail server's clock may be ahead. */
function timeOf(arrivedAt = new Date()): string {
  return new Date(Math.min(arrivedAt.getTime() || Infinity, Date.now())).toISOString();
}

async function addTo(tables: Queries, conversation: number, mail: MailToStore): Promise<Taken> {
  const kind = (await isRepeated(tables, conversation, mail.text)) ? 'automatic' : mail.kind;
  if (kind !== 'received' && (await isLoop(tables, conversation, mail.at))) {
    await leave(tables, mail, 'A message takes three automatic mails a day.');
    return 'loop';
  }
  const { email, state } = await tables
    .selectFrom('conversations')
    .where('id', '=', conversation)
    .select(['email', 'state'])
    .executeTakeFirstOrThrow();
  await storeMail(tables, { ...mail, kind }, { conversation, visitor: email });
  // An automatic answer is not news.
  if (kind !== 'automatic')
    await tables
      .updateTable('conversations')
      .set({
        state: state === 'spam' ? 'spam' : 'open',
        updated_at: new Date().toISOString(),
        deleted_at: null,
      })
      .where('id', '=', conversation)
      .execute();
  if (state !== 'spam') await addNews(tables, conversation);
  await indexSoon(tables, conversation);
  return 'answer';
}

/** Begins a conversation, as the contact form does; many from one address look like spam. */
async function begin(tables: Queries, mail: MailToStore, own: readonly string[]): Promise<Taken> {
  const { from, replyTo } = mail.addresses;
  const { name, address } = otherThan(own, replyTo) ?? from;
  const { id } = await receive(tables, {
    kind: 'contact',
    key: `mail ${mail.id}`,
    network: `mail ${address}`,
    name: name || address,
    email: address,
    phone: '',
    website: '',
    elapsed: undefined,
    subject: mail.subject || 'Mail without a subject',
    text: mail.text,
    at: mail.at,
  });
  await storeMail(tables, mail, { conversation: id, visitor: address, isFirst: true });
  return 'new';
}
