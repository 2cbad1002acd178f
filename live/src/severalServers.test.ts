import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { team } from '@vibrant-peak/shared/content/team';
import { openDatabase } from './database/openDatabase';
import { firstManagersLink } from './people/invitations/invitation';
import { followSite } from './publishing/followSite';
import { releaseOfStart } from './publishing/releaseOfStart';
import { importContent } from './records/importContent';
import { passTime } from './testing/clock';
import { bothDatabases, emptyDatabase } from './testing/testDatabase';
import { liveOn, origin, testLive, type TestLive } from './testing/testLive';
import { addPerson, headersAfter, password } from './testing/testPeople';
import { publishing, startWithContent } from './testing/testPublishing';
import { drafts } from './testing/testRecords';

const onPostgres = bothDatabases.find((kind) => kind === 'PostgreSQL');

(onPostgres ? describe : describe.skip)('two servers on one PostgreSQL', () => {
  let one: TestLive;
  let other: TestLive;
  beforeAll(async () => {
    one = await testLive('PostgreSQL');
    other = await liveOn({ address: one.address, remove: async () => undefined });
    await one.database.change(importContent);
  });
  afterAll(async () => {
    await other.close();
    await one.close();
  });

  test('a session of one is a session of the other, and ends on both', async () => {
    const { email } = await addPerson(one, 'editor');
    const headers = headersAfter(await one.ask('POST /session', { payload: { email, password } }));
    const session = await other.ask('GET /session', { headers });
    expect(session.json()).toMatchObject({ person: { email } });
    await other.ask('DELETE /session', { headers });
    expect((await one.ask('GET /session', { headers })).json()).toMatchObject({ person: null });
  });

  test('attempts to sign in count together, however they are spread', async () => {
    const { email } = await addPerson(one, 'editor');
    // The wait after the attempts does not pass, however slow the machine is.
    passTime(0);
    const attempts = Array.from({ length: 8 }, (_, index) =>
      (index % 2 ? one : other).ask('POST /session', { payload: { email, password: 'not this one' } }),
    );
    const statuses = (await Promise.all(attempts)).map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    const right = { payload: { email, password } };
    expect((await one.ask('POST /session', right)).statusCode).toBe(429);
    expect((await other.ask('POST /session', right)).statusCode).toBe(429);
    jest.useRealTimers();
  });

  test('a save that reaches both at once is stored once', async () => {
    const person = await addPerson(one, 'editor');
    const key = randomUUID();
    const save = (live: TestLive) =>
      drafts(live, person).save('team/1', { ...team[0], bio: 'Once' }, { from: 1, key });
    const [first, second] = await Promise.all([save(one), save(other)]);
    expect(first.statusCode).toBe(200);
    expect(second.json()).toEqual(first.json());
    const { tables } = one.database;
    const versions = tables.selectFrom('versions').where('collection', '=', 'team').where('id', '=', '1');
    expect(await versions.select('version').orderBy('version').execute()).toEqual([
      { version: 1 },
      { version: 2 },
    ]);
  });

  test('saves of different people at both do not undo each other', async () => {
    const [ayesha, bilal] = await Promise.all([addPerson(one, 'editor'), addPerson(one, 'editor')]);
    const responses = await Promise.all([
      drafts(one, ayesha).change('team/2', { bio: 'By one' }, { from: 1 }),
      drafts(other, bilal).change('team/2', { role: 'Of the other' }, { from: 1 }),
    ]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await drafts(one, ayesha).read('team/2')).toMatchObject({
      version: 3,
      value: { bio: 'By one', role: 'Of the other' },
    });
  });

  test('a publication goes on at one while the clock of the other is half a second slow', async () => {
    const person = await addPerson(one, 'publisher');
    await startWithContent(one);
    other.site = one.site;
    await other.restart();
    await drafts(one, person).change('team/3', { bio: 'By one' });
    one.site.composing = async () => {
      passTime(-500);
      await followSite(other.database, other.site);
    };
    const { state, problem } = await publishing(one, person).publish(['team/3']);
    jest.useRealTimers();
    expect({ state, problem }).toEqual({ state: 'live', problem: null });
  });

  test('a start with new pictures keeps what another server publishes at the same moment', async () => {
    const person = await addPerson(one, 'publisher');
    await startWithContent(one);
    await drafts(one, person).change('team/4', { bio: 'Of that moment' });
    const { site } = one;
    let starting: ReturnType<typeof releaseOfStart> | undefined;
    site.composing = async () => {
      site.composing = async () => undefined;
      const collections = { ...site.checkout.collections, pictures: { pictures: {} } };
      starting = releaseOfStart(other.database, { ...site, checkout: { collections, schemas: {} } });
      await pause(100);
    };
    await publishing(one, person).publish(['team/4']);
    await site.publish((await starting)!, { by: 'The site' });
    expect(site.shown()['team']!['team']).toContainEqual(expect.objectContaining({ bio: 'Of that moment' }));
  });

  test('two first starts at once import the content once, and one link for the first manager is valid', async () => {
    const { address, remove } = await emptyDatabase('PostgreSQL');
    const start = async () => {
      const database = await openDatabase(address);
      await database.change(importContent);
      const link = await database.change((tables) => firstManagersLink(tables, origin));
      return { database, link };
    };
    const started = await Promise.all([start(), start()]);
    const live = await liveOn({ address, remove: async () => undefined });
    const imports = await live.database.tables
      .selectFrom('log')
      .where('action', '=', 'imported')
      .selectAll()
      .execute();
    expect(imports).toHaveLength(1);
    const answers = started.map(({ link }) =>
      live.ask('POST /invitation', { payload: { secret: link!.split('#')[1] } }),
    );
    const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([200, 410]);
    for (const { database } of started) await database.close();
    await live.close();
    await remove();
  });
});
