import { randomUUID } from 'node:crypto';
import { aboutValues } from '@vibrant-peak/shared/content/vision';
import { jobs } from '@vibrant-peak/shared/content/jobs';
import { team } from '@vibrant-peak/shared/content/team';
import { databases } from '../testing/testDatabase';
import { testLive, type TestLive } from '../testing/testLive';
import { addPerson, logOf } from '../testing/testPeople';
import { drafts } from '../testing/testRecords';
import { importContent } from './importContent';
import type { StoredRecord } from './record';

const withoutId = <T extends { id: unknown }>({ id: _, ...values }: T) => values;

describe.each(databases)('on %s', (kind) => {
  let live: TestLive;
  let ayesha: ReturnType<typeof drafts>;
  let bilal: ReturnType<typeof drafts>;
  beforeAll(async () => {
    live = await testLive(kind);
    ayesha = drafts(live, await addPerson(live, 'editor', 'Ayesha'));
    bilal = drafts(live, await addPerson(live, 'editor', 'Bilal'));
  });
  afterAll(() => live.close());
  beforeEach(() =>
    live.database.change(async (tables) => {
      for (const table of ['records', 'versions'] as const) await tables.deleteFrom(table).execute();
      await importContent(tables);
    }),
  );

  const idsOf = async (collection: string) => (await bilal.list(collection)).map(({ id }) => id);
  const newMember = withoutId({ ...team[0]!, name: 'Noor' });

  test('several records are created, changed and deleted at once', async () => {
    const saved = await ayesha.changeSeveral('team', [
      { id: '1', from: 1, value: { ...team[0], bio: 'New words.' } },
      { id: '2', from: 1, value: null },
      { value: newMember },
    ]);
    expect(saved.statusCode).toBe(200);
    const { records, order } = saved.json<{ records: StoredRecord[]; order: string[] }>();
    const [changed, deleted, created] = records;
    expect(changed).toMatchObject({ id: '1', version: 2, value: { ...team[0], bio: 'New words.' } });
    expect(deleted).toMatchObject({ id: '2', version: 2, value: null });
    expect(created).toMatchObject({ version: 1, value: { ...newMember, id: Number(created!.id) } });
    expect(order).toEqual(['1', '3', '4', '5', '6', '7', '8', created!.id]);
    expect(await idsOf('team')).toEqual(order);
    expect((await logOf(live)).slice(-4).map(({ action, subject }) => `${action} ${subject}`)).toEqual([
      'saved team/1',
      'deleted team/2',
      `created team/${created!.id}`,
      'saved order/team',
    ]);
  });

  test('the first problem refuses all, and names the record', async () => {
    await bilal.change('team/2', { bio: 'By Bilal.' });
    const refused = await ayesha.changeSeveral('team', [
      { id: '1', from: 1, value: { ...team[0], bio: 'By Ayesha.' } },
      { id: '2', from: 1, value: { ...team[1], bio: 'By Ayesha.' } },
      { value: newMember },
    ]);
    expect(refused.json()).toMatchObject({
      status: 409,
      detail: `team, "${team[1]!.name}": Bilal has changed "bio" meanwhile: choose which version to keep.`,
      id: '2',
      version: 2,
      disagreements: [{ field: 'bio', mine: 'By Ayesha.', theirs: 'By Bilal.' }],
    });
    expect((await bilal.read('team/1')).version).toBe(1);
    expect(await idsOf('team')).toHaveLength(8);
  });

  test.each<[what: string, change: object, status: number, detail: string]>([
    ['a deletion of what others have changed', { id: '3', from: 1, value: null }, 409, 'look at it before'],
    ['a version that is not there', { id: '1', from: 9, value: team[0] }, 412, 'no version 9'],
    ['an unknown record', { id: '99', from: 1, value: team[0] }, 404, 'no version 1'],
    [
      'what the schema refuses',
      { id: '1', from: 1, value: { ...team[0], name: '' } },
      422,
      '"name" is missing',
    ],
    ['a change without its version', { id: '1', value: team[0] }, 400, 'must match'],
    ['a new record without a value', { value: null }, 400, 'must match'],
  ])('%s is refused', async (_what, change, status, detail) => {
    await bilal.change('team/3', { bio: 'By Bilal.' });
    const refused = await ayesha.changeSeveral('team', [change]);
    expect(refused.json()).toMatchObject({ status, detail: expect.stringContaining(detail) });
  });

  test('what the site has once is changed, and nothing is added to it', async () => {
    const refused = await ayesha.changeSeveral('brand', [{ value: {} }]);
    expect(refused.json()).toMatchObject({
      status: 409,
      detail: expect.stringContaining('exactly one'),
    });
    expect((await ayesha.changeSeveral('nothing', [{ value: {} }])).statusCode).toBe(404);
  });

  test('a repeated request is stored once and gets the same records', async () => {
    const key = randomUUID();
    const changes = [{ value: newMember }];
    const [first, second] = await Promise.all([1, 2].map(() => ayesha.changeSeveral('team', changes, key)));
    expect(second!.json()).toEqual(first!.json());
    expect(await idsOf('team')).toHaveLength(9);
  });

  test('new records come last as they were given, with ids that their list never had', async () => {
    const job = withoutId({ ...jobs[0]!, title: 'Économist, (part-time)' });
    const created = await ayesha.changeSeveral('jobs', [{ value: job }, { value: job }]);
    const ids = ['economist-part-time', 'economist-part-time-2'];
    expect(created.json<{ records: StoredRecord[] }>().records.map(({ id }) => id)).toEqual(ids);
    expect((await idsOf('jobs')).slice(-2)).toEqual(ids);
    expect((await bilal.read(`jobs/${ids[1]}`)).value).toEqual({ ...job, id: ids[1] });
    await ayesha.remove(`jobs/${ids[0]}`, { from: 1 });
    await ayesha.changeSeveral('jobs', [{ value: job }]);
    expect((await idsOf('jobs')).slice(-2)).toEqual([ids[1], 'economist-part-time-3']);

    const value = { ...aboutValues[0]! };
    await ayesha.changeSeveral('aboutValues', [{ value }]);
    expect((await bilal.list('aboutValues')).at(-1)!.value).toEqual(value);

    await ayesha.changeSeveral('team', [{ value: newMember }, { value: newMember }]);
    const numbers = (await idsOf('team')).slice(-2).map(Number);
    expect(numbers[1]).toBeGreaterThan(numbers[0]!);
    expect(Math.abs(numbers[0]! - Date.now())).toBeLessThan(60_000);
  });

  test('a record that is brought back has its former place, also after others were added', async () => {
    await ayesha.changeSeveral('team', [{ id: '2', from: 1, value: null }, { value: newMember }]);
    await ayesha.changeSeveral('team', [{ id: '2', from: 2, value: team[1] }]);
    expect((await idsOf('team')).slice(0, 3)).toEqual(['1', '2', '3']);
  });
});
