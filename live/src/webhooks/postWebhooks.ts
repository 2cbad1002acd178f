import type { Database } from '../database/openDatabase';
import type { Queries, Reading } from '../database/tables';
import { addToOutbox } from '../mail/mail';
import { newestNews, newsAfter } from '../mail/news';
import type { WebhookCall } from '../mail/sendDue';

/** Messages that one round takes at most. */
const MAX_MESSAGES = 100;

/** Puts what visitors have written since the last round into the outbox, for each webhook. */
export async function postWebhooks({ tables, change }: Database, origin: string): Promise<void> {
  const newest = await newestNews(tables);
  if ((await waiting(tables, newest)).length === 0) return;
  // Another server may have done so in the meantime.
  await change(async (changed) => {
    for (const hook of await waiting(changed, newest)) {
      const news = await newsBetween(changed, { after: hook.told_news, newest });
      for (const each of news) await post(changed, hook, { ...each, origin });
      const posted = news.length < MAX_MESSAGES ? newest : news.at(-1)!.news;
      await changed.updateTable('webhooks').set({ told_news: posted }).where('id', '=', hook.id).execute();
    }
  });
}

const waiting = (tables: Reading, newest: number) =>
  tables.selectFrom('webhooks').where('told_news', '<', newest).selectAll().execute();

const newsBetween = (tables: Reading, { after, newest }: { after: number; newest: number }) =>
  newsAfter(tables, after)
    .where('news.id', '<=', newest)
    .limit(MAX_MESSAGES)
    .select(['news.id as news', 'messages.id', 'conversation', 'conversations.kind', 'text', 'at'])
    .select(['conversations.name', 'conversations.email', 'conversations.subject'])
    .execute();

type News = Awaited<ReturnType<typeof newsBetween>>[number] & { origin: string };

function post(
  tables: Queries,
  { id, url }: { id: string; url: string },
  { origin, ...news }: News,
): Promise<string> {
  const { conversation, kind, at, name, email, subject, text } = news;
  const data = {
    ...{ id: news.id, conversation, kind, link: `${origin}/admin/messages?message=${conversation}` },
    // Applications are for people who may see them.
    ...(kind === 'contact' && { name, email, subject, text }),
  };
  const body = JSON.stringify({ type: 'message.received', timestamp: at, data });
  const content: WebhookCall = { subject: 'A new message, for a webhook', webhook: id, body };
  return addToOutbox(tables, { kind: 'webhook', conversation, recipient: url, content, origin });
}
