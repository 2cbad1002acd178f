import { databases } from '../testing/testDatabase';
import { testLive, type TestLive } from '../testing/testLive';
import { addPerson, type TestPerson } from '../testing/testPeople';
import { addToLog, type LogEntry } from '../log/addToLog';

describe.each(databases)('on %s', (kind) => {
  let live: TestLive;
  let manager: TestPerson;
  beforeAll(async () => {
    live = await testLive(kind);
    manager = await addPerson(live, 'manager', 'Ayesha');
    await add('Ayesha', { action: 'saved', subject: 'team/3', details: { fields: ['bio'] } });
    await add('Bilal', { action: 'deleted', subject: 'team/30' });
    await add('Bilal', { action: 'saved', subject: 'jobs/100%' });
  });
  afterAll(() => live.close());

  const add = (name: string, entry: LogEntry) =>
    addToLog(live.database.tables, { id: name.toLowerCase(), name, ip: '192.0.2.1' }, entry);
  const read = async (query: string) =>
    (await live.ask(`GET /log${query}`, { headers: manager.headers })).json<{
      entries: { id: number; subject: string }[];
      hasMore: boolean;
      version: string;
    }>();
  const today = new Date().toISOString().slice(0, 10);

  test('a line says who, when, what and from where', async () => {
    const { entries, version } = await read('?subject=team/3&action=saved');
    expect(version).toMatch(/^\d+\.\d+\.\d+( \([0-9a-f]{8}\))?$/);
    expect(entries).toEqual([
      {
        id: expect.any(Number),
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        person: 'ayesha',
        name: 'Ayesha',
        action: 'saved',
        subject: 'team/3',
        title: 'Team: 3',
        details: { fields: ['bio'] },
        ip: '192.0.2.1',
      },
    ]);
  });

  test.each([
    ['', ['jobs/100%', 'team/30', 'team/3']],
    ['?person=bilal', ['jobs/100%', 'team/30']],
    ['?action=saved', ['jobs/100%', 'team/3']],
    ['?subject=team/', ['team/30', 'team/3']],
    ['?subject=%25', []],
    [`?from=${today}`, ['jobs/100%', 'team/30', 'team/3']],
    [`?until=${today}`, []],
  ])('managers filter it: %s', async (query, subjects) => {
    expect((await read(query)).entries.map(({ subject }) => subject)).toEqual(subjects);
  });

  test('it is read a hundred lines at a time', async () => {
    for (let turn = 0; turn < 100; turn++) await add('Chanda', { action: 'saved', subject: `jobs/${turn}` });
    const first = await read('?person=chanda');
    expect([first.entries.length, first.hasMore]).toEqual([100, false]);
    const all = await read('');
    expect([all.entries.length, all.hasMore]).toEqual([100, true]);
    const rest = await read(`?before=${all.entries.at(-1)!.id}`);
    expect([rest.entries.length, rest.hasMore]).toEqual([3, false]);
  });

  test('people who are not here any more can be chosen, under their latest name', async () => {
    const { people } = (await live.ask('GET /log/people', { headers: manager.headers })).json<{
      people: { id: string; name: string }[];
    }>();
    expect(people).toContainEqual({ id: 'bilal', name: 'Bilal' });
  });

  test.each(['?from=yesterday', '?before=x', '?sort=1', '?from=2026-02-30'])(
    '%s is refused',
    async (query) => {
      expect((await live.ask(`GET /log${query}`, { headers: manager.headers })).statusCode).toBe(400);
    },
  );

  test('a publication is not called by its id', async () => {
    await add('Daniyal', { action: 'published', subject: 'publication/28056be1', details: { records: 3 } });
    const { entries } = await read('?subject=publication/');
    expect(entries).toMatchObject([{ title: 'Publication', details: { records: 3 } }]);
  });
});
