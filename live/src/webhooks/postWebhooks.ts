import type { Database } from '../database/openDatabase';
import type { Queries, Reading } from '../database/tables';
import { addToOutbox } from '../mail/mail';
import { allNews, newestNews } from '../mail/news';
import type { WebhookCall } from '../mail/sendDue';
import { forgetPassed, recordPassed, passedMessages, passedWebhooks } from './passedWebhookNews';

/** Messages that one round takes at most. */
const MAX_MESSAGES = 100;

/** Puts what visitors have written since the last round into the outbox, for each webhook. */
export async function postWebhooks({ tables, change }: Database, origin: string): Promise<void> {
  const newest = await newestNews(tables);
  if ((await waiting(tables, newest)).length === 0) return;
  // Another server may have done so in the meantime.
  await change(async (changed) => {
    for (const hook of await waiting(changed, newest)) await postTo(changed, hook, newest, origin);
  });
}

interface Webhook {
  id: string;
  url: string;
  told_news: number;
}

async function postTo(tables: Queries, hook: Webhook, newest: number, origin: string): Promise<void> {
  const { id, told_news: told } = hook;
  const news = await newsFor(tables, hook, newest);
  for (const each of news) await post(tables, hook, { ...each, origin });
  const posted = news.length < MAX_MESSAGES ? newest : Math.max(told, news.at(-1)!.news);
  if (news.length > 0) {
    const messages = news.map((each) => each.id);
    await forgetPassed(tables, id, messages);
  }
  await recordPassed(tables, id, { after: told, newest: posted });
  await tables.updateTable('webhooks').set({ told_news: posted }).where('id', '=', id).execute();
}

const waiting = (tables: Reading, newest: number): Promise<Webhook[]> =>
  tables
    .selectFrom('webhooks')
    .where(({ or, eb }) => or([eb('told_news', '<', newest), eb('id', 'in', passedWebhooks(tables))]))
    .select(['id', 'url', 'told_news'])
    .execute();

/** What is new since a webhook's last round, or what that one passed over. */
const newsFor = (tables: Reading, { id, told_news: told }: Webhook, newest: number) =>
  allNews(tables)
    .where(({ or, eb, between }) =>
      or([between('news.id', told + 1, newest), eb('news.message', 'in', passedMessages(tables, id))]),
    )
    .limit(MAX_MESSAGES)
    .select(['news.id as news', 'messages.id', 'conversation', 'conversations.kind', 'text', 'at'])
    .select(['conversations.name', 'conversations.email', 'conversations.subject'])
    .execute();

type News = Awaited<ReturnType<typeof newsFor>>[number] & { origin: string };

function post(tables: Queries, { id, url }: Webhook, { origin, ...news }: News): Promise<string> {
  const { conversation, kind, at, name, email, subject, text } = news;
  const data = {
    id: news.id,
    conversation,
    kind,
    link: `${origin}/admin/messages?message=${conversation}`,
    // Applications are for people who may see them.
    ...(kind === 'contact' && { name, email, subject, text }),
  };
  const body = JSON.stringify({ type: 'message.received', timestamp: at, data });
  const content: WebhookCall = { subject: 'A new message, for a webhook', webhook: id, body };
  return addToOutbox(tables, { kind: 'webhook', conversation, recipient: url, content, origin });
}
