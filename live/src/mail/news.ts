import type { Queries, Reading } from '../database/tables';

/** Makes what a visitor wrote in a conversation news, as far as it has not been before. */
export const addNews = (tables: Queries, conversation: number) =>
  tables
    .insertInto('news')
    .columns(['message'])
    .expression(
      tables
        .selectFrom('messages')
        .where('conversation', '=', conversation)
        .where('kind', '=', 'received')
        .where('id', 'not in', tables.selectFrom('news').select('message'))
        .orderBy('id')
        .select('id'),
    )
    .execute();

/** Id of the newest news; 0 without any. */
export async function newestNews(tables: Reading): Promise<number> {
  const { newest } = await tables
    .selectFrom('news')
    .select(({ fn }) => fn.max('id').as('newest'))
    .executeTakeFirstOrThrow();
  return newest ?? 0;
}

/** News of messages, the oldest first, without spam and deleted ones. */
export const allNews = (tables: Reading) =>
  tables
    .selectFrom('news')
    .innerJoin('messages', 'messages.id', 'news.message')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation')
    .where('state', '!=', 'spam')
    .where('deleted_at', 'is', null)
    .orderBy('news.id');
