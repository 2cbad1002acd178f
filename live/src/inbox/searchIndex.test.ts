import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { bothDatabases } from '../testing/testDatabase';
import { inboxOf } from '../testing/testInbox';
import { testLive, type TestLive } from '../testing/testLive';
import { addPerson } from '../testing/testPeople';
import { indexMessages } from '../jobs/indexMessages';
import { indexDue } from './searchIndex';

/** Most that the contact form takes. */
const longest = 20_000;
const repeated = (text: string) => text.repeat(longest / text.length);

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let inbox: ReturnType<typeof inboxOf>;
  beforeEach(async () => {
    live = await testLive(kind);
    inbox = inboxOf(live, await addPerson(live, 'editor', 'Bilal'));
  });
  afterEach(() => live.close());

  const found = async (words: string) =>
    (await inbox.list(`?search=${encodeURIComponent(words)}`)).conversations.map(({ subject }) => subject);

  test.each(['a_', 'a@', 'a.', '/a', '<a>', 'http://', '٣', 'ab '])(
    'a message of %j alone delays nobody, and others are found',
    async (part) => {
      const began = performance.now();
      const sent = await inbox.send({
        subject: 'Odd signs',
        message: `x ${repeated(part)}`.slice(0, longest),
      });
      expect(sent.statusCode).toBe(204);
      await inbox.send({ message: 'Please call about meters.' });
      expect(performance.now() - began).toBeLessThan(5000);
      await indexDue(live.database);
      expect(performance.now() - began).toBeLessThan(10_000);
      expect(await found('meters')).toEqual(['Web shop']);
      expect(await found('odd')).toEqual(['Odd signs']);
    },
  );

  test('a change of words only marks them; rounds of the server index them', async () => {
    await inbox.send();
    const { tables } = live.database;
    const due = () => tables.selectFrom('conversation_search_due').selectAll().execute();
    expect(await due()).toHaveLength(1);
    const stopping = new AbortController();
    const ended = indexMessages(live.database, fail, stopping.signal);
    await inbox.send({ subject: 'Second one' });
    for (let tries = 0; (await due()).length > 0 && tries < 1000; tries++) await pause(20);
    expect(await due()).toEqual([]);
    stopping.abort();
    await ended();
    const rows = await sql`select * from conversation_search`.execute(tables);
    expect(rows.rows).toHaveLength(2);
  });

  test('parts of addresses, words with signs between them, and long words are found', async () => {
    const long = 'q'.repeat(150);
    await inbox.send({ message: `see https://nord.example/offers/heat_pumps or ask ${long}` });
    for (const words of ['nord', 'offers', 'heat_pum', 'pumps', long, 'qqq'])
      expect([words, await found(words)]).toEqual([words, ['Web shop']]);
  });

  test('a conversation that the database refuses is logged once, and others are indexed', async () => {
    for (const subject of ['First one', 'Refused', 'Third one']) await inbox.send({ subject });
    const { database } = live;
    const { id } = await database.tables
      .selectFrom('conversations')
      .where('subject', '=', 'Refused')
      .select('id')
      .executeTakeFirstOrThrow();
    await sql.raw(refusing(id)[kind]).execute(database.tables);
    const lines: string[] = [];
    await indexDue(database, (line) => lines.push(line));
    await indexDue(database, (line) => lines.push(line));
    expect(lines).toEqual([expect.stringContaining(`Message ${id} is not found by its words: `)]);
    expect(await found('first')).toEqual(['First one']);
    expect(await found('third')).toEqual(['Third one']);
  });
});

const fail = (line: string) => {
  throw new Error(line);
};

/** Statements that have the database refuse to index one conversation with words. */
const refusing = (id: number) => ({
  PostgreSQL: `alter table conversation_search add check (id != ${id} or words = '')`,
  SQLite: `create trigger refusing before delete on conversation_search_due
    when old.conversation = ${id} and (select words from conversation_search where rowid = ${id}) != ''
    begin select raise(abort, 'refused'); end`,
});
