import { team } from '@vibrant-peak/shared/content/team';
import { databases } from '../testing/testDatabase';
import { testLive, type TestLive } from '../testing/testLive';
import { addPerson, type TestPerson } from '../testing/testPeople';
import { publishing, startWithContent } from '../testing/testPublishing';
import { drafts } from '../testing/testRecords';

describe.each(databases)('on %s', (kind) => {
  let live: TestLive;
  let person: TestPerson;
  let site: ReturnType<typeof publishing>;
  let words: ReturnType<typeof drafts>;
  beforeEach(async () => {
    live = await testLive(kind);
    await startWithContent(live);
    person = await addPerson(live, 'publisher', 'Ayesha');
    site = publishing(live, person);
    words = drafts(live, person);
  });
  afterEach(() => live.close());

  const restore = (id: string, to: 'before' | 'after') =>
    live.ask(`POST /publications/${id}/restore`, { headers: person.headers, payload: { to } });
  const discard = (payload: object) =>
    live.ask('POST /changes/discard', { headers: person.headers, payload });

  test('a change is taken back in drafts, and made again; nothing goes live automatically', async () => {
    await words.change('team/1', { bio: 'New words.' });
    const { id } = await site.publish();
    expect((await restore(id, 'before')).json()).toEqual({ drafts: 1 });
    expect((await words.read('team/1')).value).toEqual(team[0]);
    expect(live.site.shown()['team']!['team']).toMatchObject([{ bio: 'New words.' }, ...team.slice(1)]);
    await site.publish();
    expect(live.site.shown()['team']!['team']).toEqual(team);
    expect((await restore(id, 'before')).json()).toEqual({ drafts: 0 });
    expect((await restore(id, 'after')).json()).toEqual({ drafts: 1 });
    expect((await words.read('team/1')).value['bio']).toBe('New words.');
  });

  test('later changes of other fields stay; of the same field they are not overwritten', async () => {
    await words.change('team/1', { bio: 'New words.' });
    const { id } = await site.publish();
    await words.change('team/1', { role: 'Chair' });
    await restore(id, 'before');
    expect((await words.read('team/1')).value).toEqual({ ...team[0], role: 'Chair' });
    await words.change('team/1', { bio: 'Newest words.' });
    const refused = await restore(id, 'before');
    expect(refused.json()).toMatchObject({
      status: 409,
      detail: `${team[0]!.name}: Ayesha has changed "bio" meanwhile: choose which version to keep.`,
    });
    expect((await words.read('team/1')).value['bio']).toBe('Newest words.');
  });

  test('a record that was added goes, and one that was removed comes back', async () => {
    const added = { ...team[0]!, id: 99, name: 'Sana Iqbal' };
    await words.save('team/99', added, { from: 'new' });
    await words.remove('testimonials/1', { from: 1 });
    const { id } = await site.publish();
    await restore(id, 'before');
    expect((await words.list('team')).map(({ value }) => value)).toEqual(team);
    expect((await words.list('testimonials')).map((each) => each.id).sort()).toEqual(['1', '2', '3', '4']);
    await site.publish();
    expect(await site.changes()).toEqual([]);
    await restore(id, 'after');
    expect((await words.list('team')).map((each) => each.id)).toContain('99');
    expect((await words.list('testimonials')).map((each) => each.id)).not.toContain('1');
  });

  test('a record that was added does not go when somebody has changed it since', async () => {
    await words.save('team/99', { ...team[0]!, id: 99, name: 'Sana Iqbal' }, { from: 'new' });
    const { id } = await site.publish();
    await words.change('team/99', { role: 'Chair' });
    expect((await restore(id, 'before')).json()).toMatchObject({
      status: 409,
      detail: 'Sana Iqbal: Ayesha has changed this record meanwhile: look at it before you delete it.',
    });
    expect((await words.read('team/99')).value['role']).toBe('Chair');
  });

  test('a record that is there already stays as it is', async () => {
    await words.save('team/99', { ...team[0]!, id: 99, name: 'Sana Iqbal' }, { from: 'new' });
    await words.remove('testimonials/1', { from: 1 });
    const { id } = await site.publish();
    await words.change('team/99', { role: 'Chair' });
    expect((await restore(id, 'after')).json()).toEqual({ drafts: 0 });
    expect((await words.read('team/99')).value['role']).toBe('Chair');
    await words.remove('team/99', { from: 2 });
    expect((await restore(id, 'before')).json()).toEqual({ drafts: 1 });
    await words.change('testimonials/1', { name: 'Zara' });
    expect((await restore(id, 'before')).json()).toEqual({ drafts: 0 });
    expect((await words.read('testimonials/1')).value['name']).toBe('Zara');
  });

  test('a draft is discarded: it is what the site shows, and what it was stays in its history', async () => {
    await words.change('team/1', { bio: 'New words.' });
    await words.save('team/99', { ...team[0]!, id: 99 }, { from: 'new' });
    await words.remove('team/8', { from: 1 });
    for (const { collection, id, version } of await site.changes())
      expect((await discard({ collection, id, version })).statusCode).toBe(200);
    expect(await site.changes()).toEqual([]);
    expect((await words.list('team')).map(({ value }) => value)).toEqual(team);
    const versions = live.database.tables.selectFrom('versions').where('collection', '=', 'team');
    expect(await versions.where('id', '=', '1').orderBy('version').select('value').execute()).toEqual([
      { value: JSON.stringify(team[0]) },
      { value: expect.stringContaining('New words.') },
      { value: JSON.stringify(team[0]) },
    ]);
  });

  test('a draft that was changed since it was looked at is not discarded', async () => {
    await words.change('team/1', { bio: 'New words.' });
    await words.change('team/1', { role: 'Chair' });
    const refused = await discard({ collection: 'team', id: '1', version: 2 });
    expect(refused.json()).toMatchObject({
      status: 409,
      detail: expect.stringContaining('Ayesha has changed'),
    });
    expect((await words.read('team/1')).value).toMatchObject({ bio: 'New words.', role: 'Chair' });
    expect((await discard({ collection: 'team', id: 'none', version: 2 })).statusCode).toBe(404);
  });

  test('a preview is the content with the chosen drafts, at an address of its own', async () => {
    await words.change('team/1', { bio: 'New words.' });
    const previewed = await live.ask('POST /previews', {
      headers: person.headers,
      payload: { records: [{ collection: 'team', id: '1', version: 2 }] },
    });
    const { composition, url } = previewed.json<{ composition: number; url: string }>();
    expect(url).toBe(`https://the.site/api/previews/preview-${composition}-${'0'.repeat(32)}`);
    expect(live.site.shown()['team']!['team']).toEqual(team);
    expect(await site.publish(undefined, { preview: composition })).toMatchObject({ state: 'live' });
    expect(live.site.published).toEqual({ by: 'Ayesha', preview: composition });
  });
});
