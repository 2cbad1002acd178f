import { brand } from '@vibrant-peak/shared/content/brand';
import type { Database } from '../../database/openDatabase';
import type { Notices, Queries, Reading } from '../../database/tables';
import { postMail } from '../mail';
import { allNews, newestNews } from '../news';
import { recordPassedNews, passedPeople } from '../passedNews';

const minute = 60_000;

/** The pause between two notices to one person, in milliseconds. What comes within it waits. */
const pauses: Record<Exclude<Notices, 'never'>, number> = {
  each: 2 * minute,
  hourly: 60 * minute,
  daily: 24 * 60 * minute,
};

/** Messages that a notice lists at most. */
const MAX_MESSAGES = 20;

interface Reader {
  id: string;
  name: string;
  email: string;
  may_hire: number;
  noticed_news: number;
}

/** Writes mails to people who want to hear of new messages: one to each, with all that is new. */
export async function postNotices({ tables, change }: Database, origin: string): Promise<void> {
  const newest = await newestNews(tables);
  const waiting = await dueReaders(tables, newest);
  if (waiting.length === 0) return;
  // Another server may have written them in the meantime.
  await change(async (changed) => {
    for (const reader of await dueReaders(changed, newest)) await postNotice(changed, reader, newest, origin);
  });
}

/** Whether a person's pause is over. */
function isDue({ notices, noticed_at: last }: { notices: Notices; noticed_at: string | null }): boolean {
  if (notices === 'never') return false;
  return last === null || Date.parse(last) <= Date.now() - pauses[notices];
}

async function dueReaders(tables: Reading, newest: number): Promise<Reader[]> {
  const readers = await tables
    .selectFrom('people')
    .where('notices', '!=', 'never')
    .where(({ or, eb }) => or([eb('noticed_news', '<', newest), eb('people.id', 'in', passedPeople(tables))]))
    .select(['id', 'name', 'email', 'may_hire', 'noticed_news', 'notices', 'noticed_at'])
    .execute();
  return readers.filter(isDue);
}

async function postNotice(tables: Queries, reader: Reader, newest: number, origin: string): Promise<void> {
  const news = await newsFor(tables, reader, newest);
  await recordPassedNews(tables, reader.id, { after: reader.noticed_news, newest });
  const noticed = { noticed_news: newest, ...(news.length > 0 && { noticed_at: new Date().toISOString() }) };
  await tables.updateTable('people').set(noticed).where('id', '=', reader.id).execute();
  if (news.length === 0) return;
  await postMail(
    tables,
    {
      to: { name: reader.name, address: reader.email },
      subject: `${countOf(news.length)} at ${brand.name}`,
      text: [
        news.slice(0, MAX_MESSAGES).map(lineOf).join('\n'),
        ...(news.length > MAX_MESSAGES ? [`And ${news.length - MAX_MESSAGES} more.`] : []),
        'Change how often you get these mails under My sign-in.',
      ].join('\n\n'),
      link: { label: 'Open the messages', path: pathOf(news) },
      isAutomatic: true,
    },
    { kind: 'notice', origin },
  );
}

interface News {
  conversation: number;
  kind: 'contact' | 'application';
  name: string;
  subject: string;
}

/** What visitors have written since the last notice, or what it passed over, as far as the reader may see it. */
const newsFor = (tables: Reading, { id, may_hire: mayHire, noticed_news: last }: Reader, newest: number) =>
  allNews(tables)
    .where(({ or, eb, between, selectFrom }) =>
      or([
        between('news.id', last + 1, newest),
        eb('news.message', 'in', selectFrom('passed_news').where('person', '=', id).select('message')),
      ]),
    )
    .$if(mayHire === 0, (all) => all.where('conversations.kind', '=', 'contact'))
    .select(['conversation', 'conversations.kind', 'name', 'subject'])
    .execute();

const countOf = (count: number) => (count === 1 ? 'A new message' : `${count} new messages`);

/** Applications are announced without a word of them. */
const lineOf = ({ kind, name, subject }: News) =>
  kind === 'application' ? '- An application' : `- ${name}: ${subject}`;

const pathOf = (news: News[]) =>
  news.length === 1 ? `/admin/messages?message=${news[0]!.conversation}` : '/admin/messages';
