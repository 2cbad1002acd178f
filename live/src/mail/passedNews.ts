import type { Queries, Reading } from '../database/tables';

/** Messages that were spam or in the bin at a person's notice, and are news now. */
const passedNews = (tables: Reading) =>
  tables
    .selectFrom('passed_news')
    .innerJoin('messages', 'messages.id', 'passed_news.message')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation')
    .where('state', '!=', 'spam')
    .where('deleted_at', 'is', null);

/** People whose last notices passed over messages that are news now. */
export const passedPeople = (tables: Reading) => passedNews(tables).select('passed_news.person');

/** Records what a person's notice passes over between two news, and forgets what it announces. */
export async function recordPassedNews(
  tables: Queries,
  person: string,
  { after, newest }: { after: number; newest: number },
): Promise<void> {
  await tables
    .deleteFrom('passed_news')
    .where('person', '=', person)
    .where('message', 'in', passedNews(tables).where('passed_news.person', '=', person).select('message'))
    .execute();
  await tables
    .insertInto('passed_news')
    .columns(['person', 'message'])
    .expression(({ selectFrom, val }) =>
      selectFrom('news')
        .innerJoin('messages', 'messages.id', 'news.message')
        .innerJoin('conversations', 'conversations.id', 'messages.conversation')
        .where('news.id', '>', after)
        .where('news.id', '<=', newest)
        .where(({ or, eb }) => or([eb('state', '=', 'spam'), eb('deleted_at', 'is not', null)]))
        .select([val(person).as('person'), 'news.message']),
    )
    .execute();
}
