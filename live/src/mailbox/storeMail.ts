import type { Queries } from '../database/tables';
import { hasRoomFor, type FileCeilings } from '../inbox/fileCeiling';
import type { ReceivedMail } from './readMail';

/** Largest attachment, in bytes. */
const largest = 10 * 2 ** 20;

/** A mail that goes into a conversation. */
export interface MailToStore extends ReceivedMail {
  /** Its `Message-ID` in the inbox, where each mail has another one. */
  id: string;
  /** When the mail server got it. */
  at: string;
  /** Whether a virus scanner looks at its files afterwards. */
  awaitsScan: boolean;
  /** Of files that nobody has seen. */
  ceilings?: FileCeilings | undefined;
}

interface Place {
  conversation: number;
  /** The address of the conversation. */
  visitor: string;
  /** Whether the conversation began with it, and has a message for it. */
  isFirst?: boolean;
}

/** Stores a mail as a message, with its files. */
export async function storeMail(
  tables: Queries,
  mail: MailToStore,
  { conversation, visitor, isFirst = false }: Place,
): Promise<void> {
  const { kind, at, text, id: message_id, fingerprint } = mail;
  const addresses = JSON.stringify(mail.addresses);
  const row = { kind, at, text, message_id, fingerprint, addresses, author: authorOf(mail, visitor) };
  const { id } = isFirst
    ? await tables
        .updateTable('messages')
        .set(row)
        .where('conversation', '=', conversation)
        .returning('id')
        .executeTakeFirstOrThrow()
    : await tables
        .insertInto('messages')
        .values({ ...row, conversation })
        .returning('id')
        .executeTakeFirstOrThrow();
  await attach(tables, { conversation, id }, mail);
}

/** Says so when another address than the visitor's has written. */
function authorOf({ addresses: { from } }: ReceivedMail, visitor: string): string {
  const { name, address } = from;
  if (address === visitor) return name || address;
  return name ? `${name} <${address}>` : address;
}

async function attach(
  tables: Queries,
  { conversation, id: message }: { conversation: number; id: number },
  { attachments, awaitsScan, ceilings }: MailToStore,
): Promise<void> {
  if (attachments.length === 0) return;
  const { state, network } = await tables
    .selectFrom('conversations')
    .where('id', '=', conversation)
    .select(['state', 'network'])
    .executeTakeFirstOrThrow();
  for (const { name, type, bytes, refused: unread } of attachments) {
    const size = bytes.length;
    const sent = { network, isSpam: state === 'spam', size };
    const refused = unread ?? (size > largest ? tooLarge : await lackOfRoom(tables, sent, ceilings));
    await tables
      .insertInto('attachments')
      .values({
        message,
        name,
        type,
        size,
        bytes: refused ? Buffer.alloc(0) : bytes,
        awaits_scan: Number(awaitsScan && !refused),
        refused: refused ?? null,
      })
      .execute();
  }
}

const tooLarge = 'It is larger than 10 MB, and stays in the mailbox.';

const lackOfRoom = async (...asked: Parameters<typeof hasRoomFor>) =>
  (await hasRoomFor(...asked)) ? undefined : 'Too many files came in. This one stays in the mailbox.';
