import { sql } from 'kysely';
import type { Reading } from '../database/tables';

const megabyte = 2 ** 20;

/** Most bytes of files that nobody has seen: from one network, of suspected spam, and in all. */
export type FileCeilings = Record<'network' | 'spam' | 'all', number>;

export const defaultCeilings: FileCeilings = {
  network: 40 * megabyte,
  spam: 200 * megabyte,
  all: 1000 * megabyte,
};

/** Why nobody may open a file of an application: it was not stored. */
export const notStored = 'It was not stored, as too many files came in.';

interface Sent {
  /** Of the conversation; or empty. */
  network: string;
  isSpam: boolean;
  /** In bytes. */
  size: number;
}

/** Whether there is room for another file from outside. What colleagues have seen or deleted makes room. */
export async function hasRoomFor(
  tables: Reading,
  { network, isSpam, size }: Sent,
  ceilings = defaultCeilings,
): Promise<boolean> {
  const bytes = sql<number>`length(bytes)`;
  const { all, spam, same } = await tables
    .selectFrom('attachments')
    .innerJoin('messages', 'messages.id', 'attachments.message')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation')
    .where('conversations.deleted_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('conversation_reads')
            .whereRef('conversation_reads.conversation', '=', 'conversations.id')
            .whereRef('read_at', '>=', 'messages.at')
            .select('person'),
        ),
      ),
    )
    .select(({ fn, eb }) => [
      fn.sum<string | null>(bytes).as('all'),
      fn.sum<string | null>(eb.case().when('state', '=', 'spam').then(bytes).else(0).end()).as('spam'),
      fn.sum<string | null>(eb.case().when('network', '=', network).then(bytes).else(0).end()).as('same'),
    ])
    .executeTakeFirstOrThrow();
  return (
    (network === '' || Number(same) + size <= ceilings.network) &&
    Number(all) + size <= ceilings.all &&
    (!isSpam || Number(spam) + size <= ceilings.spam)
  );
}
