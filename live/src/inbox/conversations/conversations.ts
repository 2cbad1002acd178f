import type { SelectQueryBuilder } from 'kysely';
import type { ConversationState, Reading, Tables } from '../../database/tables';
import { problem } from '../../http/problem';
import type { SignedIn } from '../../http/requireRoles';
import { hasWords } from '../search';

export type Reader = Pick<SignedIn, 'id' | 'mayHire'>;

export interface InboxFilter {
  /**
   * `bin` has deleted ones; in `mentions`, a note names the reader; `all` has everything that is not
   * deleted. By default, `open`.
   */
  place?: ConversationState | 'bin' | 'mentions' | 'all' | undefined;
  kind?: 'contact' | 'application' | undefined;
  /** Beginnings of words, all of which a conversation has. */
  search?: string | undefined;
  /** Last conversation of the page before: its `updatedAt` and `id`. */
  before?: { at: string; id: number } | undefined;
}

/** Conversations on a page of the list. */
const pageSize = 50;

/** Applications are for people with the right to see them. */
const visible = <T>(query: SelectQueryBuilder<Tables, 'conversations', T>, { mayHire }: Reader) =>
  query.$if(!mayHire, (all) => all.where('kind', '=', 'contact'));

/** Ids of the conversations in which notes have named a person. */
const mentioning = (tables: Reading, { id }: Reader) =>
  tables.selectFrom('mentions').where('person', '=', id).select('conversation');

const isState = (place: string) => !['bin', 'mentions', 'all'].includes(place);

/** The conversations that a filter finds, as a person may see them, the newest first. */
export function findConversations(tables: Reading, reader: Reader, filter: InboxFilter) {
  const { place = 'open', kind, search = '', before } = filter;
  const words = hasWords(tables, search);
  return visible(tables.selectFrom('conversations'), reader)
    .where('deleted_at', place === 'bin' ? 'is not' : 'is', null)
    .$if(place === 'mentions', (all) => all.where('conversations.id', 'in', mentioning(tables, reader)))
    .$if(isState(place), (all) => all.where('state', '=', place as ConversationState))
    .$if(kind !== undefined, (all) => all.where('kind', '=', kind!))
    .$if(words !== undefined, (all) => all.where(words!))
    .$if(before !== undefined, (all) =>
      all.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('updated_at', 'conversations.id'), '<', tuple(before!.at, before!.id)),
      ),
    )
    .orderBy('updated_at', 'desc')
    .orderBy('conversations.id', 'desc')
    .leftJoin('people', 'people.id', 'taken_by');
}

/** A page of the inbox as a person sees it, the newest first. */
export async function listConversations(tables: Reading, reader: Reader, filter: InboxFilter) {
  const rows = await findConversations(tables, reader, filter)
    .limit(pageSize + 1)
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
    .select(({ selectFrom }) =>
      selectFrom('messages')
        .whereRef('messages.conversation', '=', 'conversations.id')
        .orderBy('messages.id')
        .limit(1)
        .select('messages.kind')
        .as('firstKind'),
    )
    .execute();
  const conversations = rows.slice(0, pageSize).map(({ readAt, firstKind, ...row }) => ({
    ...row,
    isOurs: firstKind === 'sent',
    isRead: readAt !== null && readAt >= row.updatedAt,
  }));
  return { conversations, hasMore: rows.length > pageSize };
}

/**
 * How many conversations a person has not read, of those that are open or name the person in a note.
 * @param kind of all kinds by default.
 */
export async function countUnread(
  tables: Reading,
  reader: Reader,
  kind?: InboxFilter['kind'],
): Promise<number> {
  const unread = visible(tables.selectFrom('conversations'), reader)
    .where('deleted_at', 'is', null)
    .$if(kind !== undefined, (all) => all.where('kind', '=', kind!))
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
    .select(({ fn }) => fn.countAll().as('count'));
  const open = await unread.where('state', '=', 'open').executeTakeFirstOrThrow();
  const others = await unread
    .where('state', '!=', 'open')
    .where('conversations.id', 'in', mentioning(tables, reader))
    .executeTakeFirstOrThrow();
  return Number(open.count) + Number(others.count);
}

/** @throws a problem (404) for a conversation that is not there or that the person may not see. */
export async function conversationWith(tables: Reading, id: number, reader: Reader) {
  const found = await visible(tables.selectFrom('conversations'), reader)
    .where('conversations.id', '=', id)
    .selectAll()
    .executeTakeFirst();
  if (!found) throw problem(404, 'This message does not exist.');
  return found;
}

/** Conversations beside one, at most. */
const othersLimit = 20;

/** The other conversations with the address of one, as a person may see them, the newest first. */
export const otherConversations = (
  tables: Reading,
  { id, email }: { id: number; email: string },
  reader: Reader,
) =>
  visible(tables.selectFrom('conversations'), reader)
    .where('email', '=', email)
    .where('id', '!=', id)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(othersLimit)
    .select(['id', 'subject', 'state', 'created_at as createdAt'])
    .execute();
