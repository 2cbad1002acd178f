import type { Queries, Reading } from '../database/tables';
import { allNews } from '../mail/news';

/** Messages that were spam or in the bin when a webhook was told of others, and are news now. */
const passedNews = (tables: Reading) =>
  allNews(tables)
    .innerJoin('passed_webhook_news', 'passed_webhook_news.message', 'news.message')
    .clearOrderBy();

/** Webhooks that have yet to hear of such messages. */
export const passedWebhooks = (tables: Reading) => passedNews(tables).select('passed_webhook_news.webhook');

/** Such messages of one webhook. */
export const passedMessages = (tables: Reading, webhook: string) =>
  passedNews(tables).where('webhook', '=', webhook).select('passed_webhook_news.message');

/** Records what a webhook was not told of between two news. */
export const recordPassed = (
  tables: Queries,
  webhook: string,
  { after, newest }: { after: number; newest: number },
) =>
  tables
    .insertInto('passed_webhook_news')
    .columns(['webhook', 'message'])
    .expression(({ selectFrom, val }) =>
      selectFrom('news')
        .innerJoin('messages', 'messages.id', 'news.message')
        .innerJoin('conversations', 'conversations.id', 'messages.conversation')
        .where('news.id', '>', after)
        .where('news.id', '<=', newest)
        .where(({ or, eb }) => or([eb('state', '=', 'spam'), eb('deleted_at', 'is not', null)]))
        .select([val(webhook).as('webhook'), 'news.message']),
    )
    .execute();

/** Forgets messages of which a webhook was told now. */
export const forgetPassed = (tables: Queries, webhook: string, messages: readonly number[]) =>
  tables
    .deleteFrom('passed_webhook_news')
    .where('webhook', '=', webhook)
    .where('message', 'in', messages)
    .execute();
