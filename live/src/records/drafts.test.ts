import { randomUUID } from 'node:crypto';
import { jobs } from '@vibrant-peak/shared/content/jobs';
import { team } from '@vibrant-peak/shared/content/team';
import { bothDatabases } from '../testing/testDatabase';
import { testLive, type TestLive } from '../testing/testLive';
import { addPerson, logOf } from '../testing/testPeople';
import { drafts } from '../testing/testRecords';
import { importContent } from './importContent';

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let ayesha: ReturnType<typeof drafts>;
  let bilal: ReturnType<typeof drafts>;
  beforeAll(async () => {
    live = await testLive(kind);
    await live.database.change(importContent);
    ayesha = drafts(live, await addPerson(live, 'editor', 'Ayesha'));
    bilal = drafts(live, await addPerson(live, 'editor', 'Bilal'));
  });
  afterAll(() => live.close());

  const versionsOf = (id: string, collection = 'team') =>
    live.database.tables
      .selectFrom('versions')
      .where('collection', '=', collection)
      .where('id', '=', id)
      .orderBy('version')
      .selectAll()
      .execute();

  test('a save is the next version, and everybody sees it', async () => {
    const saved = await ayesha.change('team/1', { bio: 'New words.' });
    expect(saved.statusCode).toBe(200);
    expect(saved.headers['etag']).toBe('"2"');
    expect(await bilal.read('team/1')).toEqual({
      id: '1',
      version: 2,
      publishedVersion: 1,
      value: { ...team[0], bio: 'New words.' },
      savedAt: expect.stringMatching(/Z$/),
      savedBy: 'Ayesha',
    });
    expect((await logOf(live)).at(-1)).toMatchObject({
      person_name: 'Ayesha',
      action: 'saved',
      subject: 'team/1',
      details: '{"version":2,"fields":["bio"]}',
    });
  });

  test('a save without the version it began from is refused, and so is one without a key', async () => {
    const { value } = await ayesha.read('team/1');
    expect((await ayesha.save('team/1', value, {})).statusCode).toBe(428);
    expect((await ayesha.save('team/1', value, { from: 1, key: '' })).statusCode).toBe(400);
    expect((await ayesha.save('team/1', value, { from: 99 })).json()).toMatchObject({
      status: 412,
      detail: 'The record "1" has no version 99.',
    });
    expect((await ayesha.save('team/99', value, { from: 1 })).statusCode).toBe(404);
  });

  test('changes of different fields merge', async () => {
    await ayesha.change('team/2', { bio: 'By Ayesha.' });
    const merged = await bilal.save('team/2', { ...team[1], role: 'By Bilal' }, { from: 1 });
    expect(merged.json()).toMatchObject({
      version: 3,
      value: { ...team[1], bio: 'By Ayesha.', role: 'By Bilal' },
    });
  });

  test('the same field is asked about with both values; nothing is saved until one is chosen', async () => {
    await ayesha.change('team/3', { bio: 'By Ayesha.', role: 'Same' });
    const mine = { ...team[2]!, bio: 'By Bilal.', role: 'Same' };
    const refused = await bilal.save('team/3', mine, { from: 1 });
    expect(refused.json()).toEqual({
      status: 409,
      title: 'Conflict',
      detail: 'Ayesha has changed "bio" meanwhile: choose which version to keep.',
      version: 2,
      savedBy: 'Ayesha',
      savedAt: expect.any(String),
      disagreements: [{ field: 'bio', base: team[2]!.bio, mine: 'By Bilal.', theirs: 'By Ayesha.' }],
      merged: mine,
    });
    expect(await versionsOf('3')).toHaveLength(2);
    expect((await bilal.save('team/3', mine, { from: 2 })).json()).toMatchObject({ version: 3, value: mine });
  });

  test('what is there already makes no version', async () => {
    const { version } = await ayesha.read('team/4');
    expect((await ayesha.change('team/4', {})).json()).toMatchObject({ version });
  });

  test('a repeated save is stored once and gets the same answer, also at the same time', async () => {
    const how = { from: 1, key: randomUUID() };
    const value = { ...team[4], bio: 'Once.' };
    const saves = await Promise.all([1, 2, 3].map(() => ayesha.save('team/5', value, how)));
    await ayesha.change('team/5', { bio: 'Later.' });
    saves.push(await ayesha.save('team/5', value, how));
    for (const each of saves) expect([each.statusCode, each.body]).toEqual([200, saves[0]!.body]);
    expect((await versionsOf('5')).map((each) => each.version)).toEqual([1, 2, 3]);
    const other = await ayesha.save('team/5', { ...value, role: 'Other' }, how);
    expect(other.json()).toMatchObject({ status: 422, detail: expect.stringContaining('Idempotency-Key') });
    // Keys are each person's own.
    expect((await bilal.change('team/5', { role: 'Other' }, { key: how.key })).statusCode).toBe(200);
  });

  test('a save that failed may be repeated with its key', async () => {
    const how = { from: 1, key: randomUUID() };
    expect((await ayesha.save('team/6', { ...team[5], email: 'none' }, how)).statusCode).toBe(422);
    expect((await ayesha.save('team/6', { ...team[5], role: 'Right' }, how)).statusCode).toBe(200);
  });

  test('of many who save different fields at once, nobody loses anything', async () => {
    const fields = ['title', 'department', 'location', 'description'];
    const saves = await Promise.all(
      fields.map((field) => bilal.save(`jobs/${jobs[0]!.id}`, { ...jobs[0], [field]: 'New' }, { from: 1 })),
    );
    expect(saves.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const { version, value } = await bilal.read(`jobs/${jobs[0]!.id}`);
    expect(version).toBe(5);
    expect(value).toEqual({ ...jobs[0], ...Object.fromEntries(fields.map((field) => [field, 'New'])) });
  });

  test('a merge that breaks a rule is refused as a whole', async () => {
    const [, job] = jobs;
    const salary = job!.salary;
    await ayesha.change(`jobs/${job!.id}`, { salary: { ...salary, from: salary.to } });
    const lower = { ...job, salary: { ...salary, to: salary.from } };
    expect((await bilal.save(`jobs/${job!.id}`, lower, { from: 1 })).json()).toMatchObject({
      status: 422,
      violations: [{ field: 'salary.to' }],
    });
  });

  test('a new record is created once, last in its list', async () => {
    const id = Date.now();
    const value = { ...team[0], id, name: 'New' };
    const created = await ayesha.save(`team/${id}`, value, { from: 'new' });
    expect(created.json()).toMatchObject({ version: 1, publishedVersion: null, value });
    expect((await bilal.save(`team/${id}`, value, { from: 'new' })).statusCode).toBe(412);
    expect((await ayesha.list('team')).at(-1)).toMatchObject({ id: String(id) });
    expect((await logOf(live)).at(-1)).toMatchObject({ action: 'created', subject: `team/${id}` });
  });

  test('a deleted record is gone from its list; a save that begins from the deletion brings it back', async () => {
    const { version } = await ayesha.read('team/7');
    const removed = await ayesha.remove('team/7', { from: version });
    expect(removed.json()).toMatchObject({ version: version + 1, value: null });
    expect((await ayesha.list('team')).map(({ id }) => id)).not.toContain('7');
    expect((await ayesha.remove('team/7', { from: version + 1 })).statusCode).toBe(404);

    const meanwhile = await bilal.save('team/7', { ...team[6], role: 'Kept' }, { from: version });
    expect(meanwhile.json()).toMatchObject({ status: 409, detail: 'Ayesha deleted this record meanwhile.' });
    const back = await bilal.save('team/7', team[6], { from: version + 1 });
    expect(back.json()).toMatchObject({ version: version + 2, value: team[6] });
    expect((await ayesha.list('team')).map(({ id }) => id).indexOf('7')).toBe(6);
  });

  test('a record that somebody has changed is not deleted unseen', async () => {
    await ayesha.change('team/8', { bio: 'Changed.' });
    expect((await bilal.remove('team/8', { from: 1 })).json()).toMatchObject({
      status: 409,
      detail: 'Ayesha has changed this record meanwhile: look at it before you delete it.',
    });
  });

  test('the order of a list is saved like a record', async () => {
    const { version, value } = await ayesha.read('order/offices');
    expect(value).toEqual({ ids: ['lahore', 'karachi', 'islamabad'] });
    const ids = ['karachi', 'lahore', 'islamabad'];
    expect((await ayesha.save('order/offices', { ids }, { from: version })).statusCode).toBe(200);
    expect((await bilal.list('offices')).map(({ id }) => id)).toEqual(ids);
    const other = { ids: ['islamabad', 'karachi', 'lahore'] };
    expect((await bilal.save('order/offices', other, { from: version })).json()).toMatchObject({
      status: 409,
      disagreements: [{ field: 'ids', theirs: ids }],
    });
  });

  test.each([
    'nothing/1',
    'order/nothing',
    'order/brand',
    'brand/other',
    'demoLogin/single',
    'constructor/single',
  ])('there is no %s', async (place) => {
    expect((await ayesha.save(place, {}, { from: 'new' })).statusCode).toBe(404);
    expect((await live.ask(`GET /records/${place}`)).statusCode).toBe(401);
  });

  test('what the site has once is changed, not deleted', async () => {
    expect((await ayesha.change('brand/single', { phone: '+92 42 1' })).statusCode).toBe(200);
    expect((await ayesha.change('visionStatement/single', { visionStatement: 'New.' })).statusCode).toBe(200);
    const refused = await ayesha.remove('brand/single', { from: 2 });
    expect(refused.json()).toMatchObject({
      status: 409,
      detail: expect.stringContaining('instead of deleting'),
    });
  });
});
