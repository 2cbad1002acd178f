import { team } from '@vibrant-peak/shared/content/team';
import { databases } from '../testing/testDatabase';
import { testLive, type TestLive } from '../testing/testLive';
import { addPerson, type TestPerson } from '../testing/testPeople';
import { startWithContent } from '../testing/testPublishing';
import { drafts } from '../testing/testRecords';
import type { RecentChange } from '../activity/recentChanges';
import type { RecordVersion } from './versionsOf';

describe.each(databases)('on %s', (kind) => {
  let live: TestLive;
  let editor: TestPerson;
  let words: ReturnType<typeof drafts>;
  beforeEach(async () => {
    live = await testLive(kind);
    await startWithContent(live);
    editor = await addPerson(live, 'editor', 'Ayesha');
    words = drafts(live, editor);
  });
  afterEach(() => live.close());

  const versions = async (query = '') =>
    (await live.ask(`GET /records/team/1/versions${query}`, { headers: editor.headers })).json<{
      title: string;
      versions: RecordVersion[];
      hasMore: boolean;
    }>();
  const bringBack = (version: number, from: number, place = 'team/1') =>
    live.ask(`POST /records/${place}/versions/${version}/restore`, {
      headers: editor.headers,
      payload: { from },
    });
  const recent = async () =>
    (await live.ask('GET /changes/recent', { headers: editor.headers })).json<{ changes: RecentChange[] }>()
      .changes;

  test('versions say who, when and what, the newest first', async () => {
    await words.change('team/1', { bio: 'New words.' });
    await words.change('team/1', { role: 'Chair' });
    const { title, versions: all, hasMore } = await versions();
    expect([title, hasMore]).toEqual([`Team: ${team[0]!.name}`, false]);
    expect(all).toMatchObject([
      {
        version: 3,
        change: 'changed',
        isLive: false,
        savedBy: 'Ayesha',
        savedAt: expect.stringMatching(/Z$/),
        fields: [{ field: 'role', label: 'Role', before: team[0]!.role, after: 'Chair' }],
      },
      { version: 2, fields: [{ field: 'bio', before: team[0]!.bio, after: 'New words.' }] },
      { version: 1, change: 'added', isLive: true },
    ]);
    expect((await versions('?before=2')).versions.map(({ version }) => version)).toEqual([1]);
  });

  test('an older version is brought back as a draft, whole', async () => {
    await words.change('team/1', { bio: 'New words.', role: 'Chair' });
    expect((await bringBack(1, 2)).json()).toMatchObject({ version: 3, value: team[0] });
    expect((await words.read('team/1')).value).toEqual(team[0]);
  });

  test('a record that was deleted is brought back, and a deletion again', async () => {
    await words.remove('team/1', { from: 1 });
    expect((await bringBack(1, 2)).json()).toMatchObject({ version: 3, value: team[0] });
    expect((await bringBack(2, 3)).json()).toMatchObject({ version: 4, value: null });
  });

  test('what somebody has saved meanwhile is not overwritten', async () => {
    await words.change('team/1', { bio: 'New words.' });
    await words.change('team/1', { bio: 'Newest words.' });
    const refused = await bringBack(1, 2);
    expect(refused.json()).toMatchObject({ status: 409, detail: expect.stringMatching(/^Ayesha has saved/) });
    expect((await words.read('team/1')).value['bio']).toBe('Newest words.');
  });

  test.each([
    [9, 'team/1'],
    [1, 'team/999'],
    [1, 'nothing/1'],
  ])('version %s of %s is not there', async (version, place) => {
    expect((await bringBack(version, 1, place)).statusCode).toBe(404);
  });

  test('recent changes name the records, removed ones by their last name', async () => {
    await words.change('team/1', { name: 'Hina Malik-Shah' });
    await words.remove('team/2', { from: 1 });
    await words.change('order/team', { ids: ['2', '1'] });
    expect((await recent()).slice(0, 3)).toMatchObject([
      { collection: 'order', title: 'Order of Team', action: 'saved', by: 'Ayesha' },
      { collection: 'team', id: '2', title: `Team: ${team[1]!.name}`, action: 'deleted' },
      { collection: 'team', id: '1', title: 'Team: Hina Malik-Shah', action: 'saved' },
    ]);
  });
});
