import papaparse from 'papaparse';
import { bothDatabases } from '../../testing/testDatabase';
import { inboxOf } from '../../testing/testInbox';
import { testLive, type TestLive } from '../../testing/testLive';
import { addPerson } from '../../testing/testPeople';

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let inbox: ReturnType<typeof inboxOf>;
  beforeEach(async () => {
    live = await testLive(kind);
    inbox = inboxOf(live, await addPerson(live, 'editor', 'Bilal'));
  });
  afterEach(() => live.close());

  const download = (query = '') => inbox.ask(`GET /inbox/export${query}`);
  const rows = async (query?: string) =>
    papaparse.parse<Record<string, string>>((await download(query)).body.slice(1), {
      header: true,
      skipEmptyLines: true,
    }).data;

  test('a place of the inbox is a table, as a download', async () => {
    await inbox.send({ name: 'Zoë, "the" Ünal', message: 'Two lines,\nas "typed".' });
    await inbox.send({ subject: 'Archived one' });
    await inbox.change((await inbox.list()).conversations[0]!.id, { state: 'archived' });
    const answer = await download('?place=open');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="messages-\d{4}-\d\d-\d\d\.csv"$/),
    });
    expect(answer.body.startsWith('\uFEFFReceived,Name,')).toBe(true);
    expect(await rows('?place=open')).toMatchObject([
      { Name: 'Zoë, "the" Ünal', Message: 'Two lines,\nas "typed".', State: 'open', 'Answered by': '' },
    ]);
    expect(await rows('?place=archived&search=archived')).toMatchObject([{ Subject: 'Archived one' }]);
  });

  test.each(['=1+1', '+1+1', '-1+1', '@SUM(A1)', "'=1+1"])(
    '%s is not a formula in any cell',
    async (formula) => {
      await inbox.send({ name: formula, subject: formula, message: `${formula} and ten more letters` });
      await inbox.send({ email: `${formula.replaceAll(/[()']/g, '')}@lumen.example` });
      const cells = (await rows()).flatMap((row) => Object.values(row));
      expect(cells).toContain(`'${formula}`);
      expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
    },
  );

  test('a message that begins with a tab is not a formula', async () => {
    await inbox.send();
    await live.database.tables.updateTable('messages').set({ text: '\t=1+1' }).execute();
    expect(await rows()).toMatchObject([{ Message: "'\t=1+1" }]);
  });

  test('all pages are in the table, each message once', async () => {
    await inbox.send();
    const { tables } = live.database;
    const first = await tables.selectFrom('conversations').selectAll().executeTakeFirstOrThrow();
    const more = Array.from({ length: 1001 }, (_each, index) => ({
      ...first,
      id: first.id + 1 + index,
      form_key: `key-${index}`,
      // Every other one has the same time.
      updated_at: new Date(Date.parse(first.updated_at) + (index % 500)).toISOString(),
      subject: `Message ${index}`,
    }));
    for (let start = 0; start < more.length; start += 200)
      await tables
        .insertInto('conversations')
        .values(more.slice(start, start + 200))
        .execute();
    const subjects = (await rows()).map(({ Subject }) => Subject);
    expect([subjects.length, new Set(subjects).size]).toEqual([1002, 1002]);
  });
});
