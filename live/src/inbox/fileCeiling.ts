import type { Reading } from '../database/tables';

const megabyte = 2 ** 20;

/**
 * Most bytes of files of applications that nobody has opened or deleted yet: from one network, of suspected
 * spam, and in all.
 */
const ceilings = { network: 40 * megabyte, spam: 200 * megabyte, all: 1000 * megabyte };

/** Why nobody may open a file: it was not stored. */
export const notStored = 'It was not stored, as too many files came in.';

interface Sent {
  network: string;
  isSpam: boolean;
  /** In bytes. */
  size: number;
}

/** Whether there is room for the file of another application. */
export async function hasRoomFor(tables: Reading, { network, isSpam, size }: Sent): Promise<boolean> {
  const unseen = tables
    .selectFrom('attachments')
    .innerJoin('messages', 'messages.id', 'attachments.message')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation')
    .leftJoin('conversation_reads', 'conversation_reads.conversation', 'conversations.id')
    .where('conversations.kind', '=', 'application')
    .where('conversation_reads.person', 'is', null)
    .where('conversations.deleted_at', 'is', null)
    .where(({ or, eb }) => or([eb('refused', 'is', null), eb('refused', '!=', notStored)]));
  const { all, spam, same } = await unseen
    .select(({ fn, eb }) => [
      fn.sum<string | null>('size').as('all'),
      fn
        .sum<string | null>(eb.case().when('state', '=', 'spam').then(eb.ref('size')).else(0).end())
        .as('spam'),
      fn
        .sum<string | null>(eb.case().when('network', '=', network).then(eb.ref('size')).else(0).end())
        .as('same'),
    ])
    .executeTakeFirstOrThrow();
  return (
    Number(same) + size <= ceilings.network &&
    Number(all) + size <= ceilings.all &&
    (!isSpam || Number(spam) + size <= ceilings.spam)
  );
}
