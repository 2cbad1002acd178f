import { setTimeout as pause } from 'node:timers/promises';
import { team } from '@vibrant-peak/shared/content/team';
import { hiddenFiles } from '../publishing/hiddenFiles';
import { publishDue } from '../publishing/publishDue';
import { removeOld } from '../jobs/removeOld';
import { hour, minute, passTime } from '../testing/clock';
import { bothDatabases } from '../testing/testDatabase';
import { testLive, type TestLive } from '../testing/testLive';
import { addPerson, type TestPerson } from '../testing/testPeople';
import { pictures, redAndBlue } from '../testing/testPictures';
import { publishing, startWithContent } from '../testing/testPublishing';
import { drafts } from '../testing/testRecords';
import type { Picture } from './picture';

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let person: TestPerson;
  let media: ReturnType<typeof pictures>;
  let words: ReturnType<typeof drafts>;
  let site: ReturnType<typeof publishing>;
  let picture: Picture;
  beforeEach(async () => {
    live = await testLive(kind);
    await startWithContent(live);
    person = await addPerson(live, 'publisher', 'Ayesha');
    media = pictures(live, person);
    words = drafts(live, person);
    site = publishing(live, person);
    picture = await media.add(await redAndBlue(500, 300).jpeg().toBuffer(), 'harbor.jpg');
    await words.change('team/1', { image: picture.address });
  });
  afterEach(async () => {
    jest.useRealTimers();
    await live.close();
  });

  const chosen = [{ collection: 'team', id: '1', version: 2 }];
  const takeFromDraft = () => words.change('team/1', { image: team[0]!.image });
  const stopping = new AbortController();
  afterAll(() => stopping.abort());
  const files = () => hiddenFiles(live.database, live.site, stopping.signal);
  const isHidden = async () => (await files()).isHidden(picture.address);

  test('a picture of a scheduled change is in use, and goes live with it', async () => {
    await site.post(chosen, { at: new Date(Date.now() + hour).toISOString() });
    await takeFromDraft();
    expect((await media.list())[0]!.uses).toMatchObject([
      { collection: 'team', id: '1', inDraft: false, onSite: false, isScheduled: true },
    ]);
    const refused = await media.remove(picture.name);
    expect(refused.json()).toMatchObject({
      status: 409,
      detail: expect.stringContaining('in what is scheduled'),
    });
    passTime(hour + minute);
    await publishDue(live);
    expect(live.site.shown()['team']!['team']).toMatchObject([
      { image: picture.address },
      ...Array(7).fill({}),
    ]);
    expect(live.site.uploaded.join()).toContain('harbor.');
  });

  test('a picture of a preview is in use for seven days', async () => {
    expect((await site.preview(chosen)).statusCode).toBe(200);
    await takeFromDraft();
    const refused = await media.remove(picture.name);
    expect(refused.json()).toMatchObject({ status: 409, detail: expect.stringContaining('in a preview') });
    passTime(7 * 24 * hour + minute);
    await removeOld(live.database);
    jest.useRealTimers();
    const again = await addPerson(live, 'editor');
    expect((await pictures(live, again).remove(picture.name)).statusCode).toBe(204);
  });

  test('what names a picture that is not there does not go live, is not previewed, and is named', async () => {
    await live.database.tables.deleteFrom('pictures').where('name', '=', picture.name).execute();
    for (const answer of [await site.post(chosen), await site.preview(chosen)])
      expect(answer.json()).toMatchObject({
        status: 422,
        detail: expect.stringContaining(`were deleted: ${picture.address}`),
        records: [{ collection: 'team', id: '1' }],
      });
    expect(live.site.shown()['team']!['team']).toMatchObject(team);
  });

  test('a missing picture of a scheduled change has the publication fail, and the site stays', async () => {
    const { id } = (await site.post(chosen, { at: new Date(Date.now() + hour).toISOString() })).json<{
      id: string;
    }>();
    await live.database.tables.deleteFrom('pictures').where('name', '=', picture.name).execute();
    passTime(hour + minute);
    await publishDue(live);
    expect(await site.read(id)).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('were deleted'),
    });
    expect(live.site.shown()['team']!['team']).toMatchObject(team);
  });

  test('a new picture is hidden from visitors until it is published, whatever previews show', async () => {
    expect(await isHidden()).toBe(true);
    await site.preview(chosen);
    expect(await isHidden()).toBe(true);
    await site.publish();
    expect(await isHidden()).toBe(false);
    // Off the site again, it was public once.
    await takeFromDraft();
    await site.publish();
    expect(await isHidden()).toBe(false);
  });

  test('visitors get the pictures of what has gone live before the database has recorded it', async () => {
    await site.publish();
    const { tables } = live.database;
    await tables.insertInto('hidden_pictures').values({ name: picture.name }).execute();
    await tables
      .updateTable('records')
      .set({ published_version: 1 })
      .where('collection', '=', 'team')
      .execute();
    await tables
      .updateTable('publications')
      .set({ state: 'composing' })
      .where('state', '=', 'live')
      .execute();
    expect(await isHidden()).toBe(false);
  });

  test('a picture that was removed before it was published stays hidden; those of the site never are', async () => {
    await takeFromDraft();
    expect((await media.remove(picture.name)).statusCode).toBe(204);
    const hidden = await files();
    expect(await hidden.isHidden(picture.address)).toBe(true);
    expect(await hidden.isHidden(team[0]!.image)).toBe(false);
    expect(await hidden.isHidden('/media/fonts/a.woff2')).toBe(false);
  });

  test('without a database, what was last known of a picture counts', async () => {
    const hidden = await files();
    await live.restart(async () => {
      expect(await hidden.isHidden(picture.address)).toBe(true);
      expect(await hidden.isHidden(team[0]!.image)).toBe(false);
    });
  });

  test('a picture of the site waits for no change, and what is uploaded here is hidden at once', async () => {
    const { isHidden: hidden, hide } = await files();
    await live.database.change(async () => {
      expect(await hidden(team[0]!.image)).toBe(false);
    });
    await live.database.tables.insertInto('hidden_pictures').values({ name: 'bay.00000000' }).execute();
    hide('bay.00000000');
    expect(await hidden('/media/bay.00000000-400.avif')).toBe(true);
  });

  test('a picture that another server has hidden or shown is known within seconds', async () => {
    const { isHidden: hidden } = await files();
    const name = 'bay.00000000';
    const until = async (is: boolean) => {
      while ((await hidden(`/media/${name}-400.avif`)) !== is) await pause(50);
    };
    await live.database.tables.insertInto('hidden_pictures').values({ name }).execute();
    await until(true);
    await live.database.tables.deleteFrom('hidden_pictures').where('name', '=', name).execute();
    await until(false);
  });
});
