import type { SelectQueryBuilder } from 'kysely';
import type { ConversationState, Reading, Tables } from '../database/tables';
import { problem } from '../http/problem';
import type { SignedIn } from '../http/requireRoles';
import { hasWords } from './search';

export type Reader = Pick<SignedIn, 'id' | 'mayHire'>;

export interface InboxFilter {
  /** `bin` has what was deleted. */
  place: ConversationState | 'bin';
  kind?: 'contact' | 'application';
  /** Beginnings of words, all of which a conversation has. */
  search?: string;
  /** Last conversation of the page before: its `updatedAt` and `id`. */
  before?: { at: string; id: number };
}

/** Conversations on a page of the list. */
const pageSize = 50;

/** Applications are for people with the right to see them. */
const visible = <T>(query: SelectQueryBuilder<Tables, 'conversations', T>, { mayHire }: Reader) =>
  query.$if(!mayHire, (all) => all.where('kind', '=', 'contact'));

/** A page of the inbox as a person sees it, the newest first. */
export async function listConversations(tables: Reading, reader: Reader, filter: InboxFilter) {
  const { place, kind, search = '', before } = filter;
  const words = hasWords(tables, search);
  const rows = await visible(tables.selectFrom('conversations'), reader)
    .$if(place === 'bin', (all) => all.where('deleted_at', 'is not', null))
    .$if(place !== 'bin', (all) =>
      all.where('state', '=', place as ConversationState).where('deleted_at', 'is', null),
    )
    .$if(kind !== undefined, (all) => all.where('kind', '=', kind!))
    .$if(words !== undefined, (all) => all.where(words!))
    .$if(before !== undefined, (all) =>
      all.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('updated_at', 'conversations.id'), '<', tuple(before!.at, before!.id)),
      ),
    )
    .orderBy('updated_at', 'desc')
    .orderBy('conversations.id', 'desc')
    .limit(pageSize + 1)
    .leftJoin('people', 'people.id', 'taken_by')
    .leftJoin('conversation_reads', (join) =>
      join
        .onRef('conversation_reads.conversation', '=', 'conversations.id')
        .on('conversation_reads.person', '=', reader.id),
    )
    .select([
      'conversations.id',
      'kind',
      'conversations.name',
      'conversations.email',
      'subject',
      'state',
      'stage',
      'spam_reason as spamReason',
      'taken_by as takenBy',
      'people.name as takenByName',
      'conversations.created_at as createdAt',
      'updated_at as updatedAt',
      'read_at as readAt',
    ])
    .execute();
  const conversations = rows.slice(0, pageSize).map(({ readAt, ...row }) => ({
    ...row,
    isRead: readAt !== null && readAt >= row.updatedAt,
  }));
  return { conversations, hasMore: rows.length > pageSize };
}

/** How many open conversations have something that a person has not read. */
export async function countUnread(tables: Reading, reader: Reader): Promise<number> {
  const { count } = await visible(tables.selectFrom('conversations'), reader)
    .where('state', '=', 'open')
    .where('deleted_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('conversation_reads')
            .whereRef('conversation_reads.conversation', '=', 'conversations.id')
            .where('conversation_reads.person', '=', reader.id)
            .whereRef('read_at', '>=', 'updated_at')
            .select('conversation_reads.person'),
        ),
      ),
    )
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** @throws a problem (404) for a conversation that is not there or that the person may not see. */
export async function conversationWith(tables: Reading, id: number, reader: Reader) {
  const found = await visible(tables.selectFrom('conversations'), reader)
    .where('conversations.id', '=', id)
    .selectAll()
    .executeTakeFirst();
  if (!found) throw problem(404, 'There is no such message.');
  return found;
}
