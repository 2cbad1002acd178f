import { team } from '@vibrant-peak/shared/content/team';
import { restoreBackup } from '../backup/restoreBackup';
import { writeBackup } from '../backup/writeBackup';
import { setTime } from '../testing/clock';
import { testPlace } from '../testing/testBackup';
import { bothDatabases, emptyDatabase, testDatabase } from '../testing/testDatabase';
import { liveOn, testLive, type TestLive } from '../testing/testLive';
import { addPerson } from '../testing/testPeople';
import { pictures, redAndBlue } from '../testing/testPictures';
import { publishing, startWithContent } from '../testing/testPublishing';
import { drafts } from '../testing/testRecords';
import { adopt } from './adopt';
import { assertHeld } from './assertHeld';
import { takeOffDaily } from './takeOff';

const { inFolder, store, emptyStore } = testPlace();

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let others: TestLive[];
  beforeEach(async () => {
    others = [];
    live = await testLive(kind);
    await startWithContent(live);
  });
  afterEach(async () => {
    jest.useRealTimers();
    for (const each of [...others, live]) await each.close();
  });

  /** Starts with another database than that of the live publication. */
  async function startOver(address: Promise<Awaited<ReturnType<typeof testDatabase>>>): Promise<TestLive> {
    const other = await liveOn(await address);
    others.push(other);
    other.site = live.site;
    await other.restart();
    return other;
  }
  const held = (each: TestLive) => assertHeld(each.database, live.site, '/the/store');
  const bios = () => (live.site.shown()['team']!['team'] as typeof team).map(({ bio }) => bio);

  async function publishBio(bio: string, on = live) {
    const person = await addPerson(on, 'publisher', 'Ayesha');
    await drafts(on, person).change('team/1', { bio });
    await publishing(on, person).publish();
  }

  test('a start with the database that published what is live goes on', async () => {
    await publishBio('New words.');
    await expect(held(live)).resolves.toBeUndefined();
  });

  test('a start with an empty database is refused: it says what is live, since when, and the two ways on', async () => {
    await publishBio('New words.');
    const lost = await startOver(testDatabase(kind));
    const refused = held(lost);
    await expect(refused).rejects.toThrow(/Live in \/the\/store: composition 2, .*8 team/);
    await expect(refused).rejects.toThrow(/published on 2026-11-20T10:00:00.000Z by Ayesha/);
    await expect(refused).rejects.toThrow(/vibrant-peak restore <file>\n.*\n {2}npm run live:adopt$/);
    expect(await lost.database.tables.selectFrom('records').select('id').execute()).toEqual([]);
  });

  test('a start with the database of an older backup is refused', async () => {
    await publishBio('Words of Monday.');
    const file = inFolder('monday.tar');
    await writeBackup(file, { database: live.address, store: store() });
    await publishBio('Words of Tuesday.');
    const place = await emptyDatabase(kind);
    await restoreBackup(file, { database: place.address, store: await emptyStore() });
    const old = await startOver(Promise.resolve(place));
    await expect(held(old)).rejects.toThrow('live:adopt');
  });

  test('what is live is adopted by an empty database: a start then changes nothing that visitors see', async () => {
    const person = await addPerson(live, 'publisher', 'Ayesha');
    const { address } = await pictures(live, person).add(await redAndBlue(500, 400).jpeg().toBuffer());
    const words = drafts(live, person);
    await words.change('team/1', { bio: 'New words.', image: address });
    await words.save('team/99', { ...team[0], id: 99, name: 'Zara' }, { from: 'new' });
    const [first, ...kept] = await words.list('testimonials');
    await words.remove(`testimonials/${first!.id}`, { from: 1 });
    await words.change('order/testimonials', { ids: kept.map(({ id }) => id).reverse() });
    const [benefit] = await words.list('benefits');
    await words.change(`benefits/${benefit!.id}`, { title: 'Tea' });
    await publishing(live, person).publish();
    const shown = structuredClone(live.site.shown());

    const lost = await startOver(testDatabase(kind));
    const { records } = await adopt(lost.database, live.site);
    expect(records).toContain('team/99');
    await expect(held(lost)).resolves.toBeUndefined();
    const before = await live.site.live();
    await startWithContent(lost);
    expect(await live.site.live()).toEqual(before);
    const next = await addPerson(lost, 'publisher', 'Bilal');
    expect(await publishing(lost, next).changes()).toEqual([]);
    expect((await drafts(lost, next).list('team')).map(({ value }) => value)).toEqual(shown['team']!['team']);
    // The picture is in the database again, and goes live with the next publication.
    await drafts(lost, next).change('team/3', { bio: 'Later words.' });
    await publishing(lost, next).publish();
    expect(live.site.uploaded.join()).toContain('picture.');
    expect(live.site.shown()['team']!['team']).toHaveLength(team.length + 1);
  });

  test('drafts of an older database stay drafts when what is live is adopted', async () => {
    const file = inFolder('monday.tar');
    const person = await addPerson(live, 'publisher', 'Ayesha');
    await drafts(live, person).change('team/1', { bio: 'A draft of Monday.' });
    await drafts(live, person).change('team/4', { role: 'A draft of Monday.' });
    await writeBackup(file, { database: live.address, store: store() });
    await drafts(live, person).change('team/2', { bio: 'Live on Tuesday.' });
    await drafts(live, person).change('team/1', { bio: team[0]!.bio, role: 'Live on Tuesday.' });
    await publishing(live, person).publish(['team/1', 'team/2']);
    const place = await emptyDatabase(kind);
    await restoreBackup(file, { database: place.address, store: await emptyStore() });
    const old = await startOver(Promise.resolve(place));
    const { drafts: kept } = await adopt(old.database, live.site);
    expect(kept).toEqual(['team/1']);
    await startWithContent(old);
    expect(bios().slice(0, 2)).toEqual([team[0]!.bio, 'Live on Tuesday.']);
    const next = await addPerson(old, 'publisher');
    const open = await publishing(old, next).changes();
    expect(open.map(({ collection, id }) => `${collection}/${id}`)).toEqual(['team/1', 'team/4']);
    expect((await drafts(old, next).read('team/1')).value).toMatchObject({
      bio: 'A draft of Monday.',
      role: 'Live on Tuesday.',
    });
  });

  test('an opening whose last day is over keeps its draft when what is live is adopted', async () => {
    const file = inFolder('monday.tar');
    const person = await addPerson(live, 'publisher', 'Ayesha');
    const before = (await drafts(live, person).list('jobs')).map(({ id }) => id);
    await writeBackup(file, { database: live.address, store: store() });
    setTime(Date.parse('2028-06-01T10:00:00Z'));
    await takeOffDaily(live, () => undefined)();
    expect(live.site.shown()['jobs']!['jobs']).toEqual([]);
    const place = await emptyDatabase(kind);
    await restoreBackup(file, { database: place.address, store: await emptyStore() });
    const old = await startOver(Promise.resolve(place));
    await adopt(old.database, live.site);
    const next = await addPerson(old, 'publisher');
    expect((await drafts(old, next).list('jobs')).map(({ id }) => id)).toEqual(before);
    expect(await publishing(old, next).changes()).toEqual([]);
  });
});
