import { team } from '@vibrant-peak/shared/content/team';
import { hour, minute, passTime } from '../testing/clock';
import { bothDatabases } from '../testing/testDatabase';
import { testLive, type TestLive } from '../testing/testLive';
import { addPerson, logOf, type TestPerson } from '../testing/testPeople';
import { publishing, startWithContent } from '../testing/testPublishing';
import { drafts } from '../testing/testRecords';
import type { Publication } from './publications/publication';
import { publishDue } from './publishDue';

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let manager: TestPerson;
  let person: TestPerson;
  let id: string;
  beforeEach(async () => {
    live = await testLive(kind);
    await startWithContent(live);
    manager = await addPerson(live, 'manager', 'Chandra');
    person = await addPerson(live, 'publisher', 'Ayesha');
    await drafts(live, person).change('team/1', { bio: 'New words.' });
    const at = new Date(Date.now() + hour).toISOString();
    const choices = [{ collection: 'team', id: '1', version: 2 }];
    const answer = await publishing(live, person).post(choices, { at });
    ({ id } = answer.json<Publication>());
  });
  afterEach(async () => {
    jest.useRealTimers();
    await live.close();
  });

  const asManager = (route: string, payload?: object) =>
    live.ask(route, { headers: manager.headers, ...(payload && { payload }) });
  const read = () => publishing(live, manager).read(id);
  const bio = () => (live.site.shown()['team']!['team'] as typeof team)[0]!.bio;
  const reachTime = async () => {
    passTime(hour + minute);
    await publishDue(live);
  };
  const demote = () => asManager(`PATCH /people/${person.id}`, { role: 'editor' });
  const heldBack = async (who: TestPerson) =>
    (await live.ask('GET /publications?state=unconfirmed', { headers: who.headers })).json<{
      publications: Publication[];
    }>().publications;

  test.each([
    ['demoted', demote],
    [
      'removed, as by another program,',
      () => live.database.tables.deleteFrom('people').where('id', '=', person.id).execute(),
    ],
  ])(
    'what somebody scheduled who was %s before the time waits for a publisher, and says so',
    async (_fate, happen) => {
      await happen();
      await reachTime();
      await publishDue(live);
      expect(bio()).toBe(team[0]!.bio);
      expect(await read()).toMatchObject({
        state: 'unconfirmed',
        problem: 'Ayesha may no longer publish: a publisher has to confirm this.',
      });
      expect(await heldBack(await addPerson(live, 'editor'))).toMatchObject([{ id, by: 'Ayesha' }]);
      expect((await logOf(live)).at(-1)).toMatchObject({
        person: null,
        person_name: 'The site',
        action: 'held back a publication',
        subject: `publication/${id}`,
      });
    },
  );

  test('a publisher confirms it: it goes live in that person’s name', async () => {
    await demote();
    await reachTime();
    const confirm = (who: TestPerson) =>
      live.ask(`POST /publications/${id}/confirmation`, { headers: who.headers });
    expect((await confirm(person)).statusCode).toBe(403);
    expect((await confirm(manager)).json()).toMatchObject({ state: 'waiting', by: 'Chandra', problem: null });
    await publishDue(live);
    expect([bio(), (await read()).state]).toEqual(['New words.', 'live']);
    expect((await logOf(live)).slice(-2).map((line) => [line.person_name, line.action])).toEqual([
      ['Chandra', 'confirmed a publication'],
      ['Chandra', 'published'],
    ]);
    expect((await confirm(manager)).json()).toMatchObject({
      status: 409,
      detail: 'This publication is not waiting for a publisher: it is live.',
    });
  });

  test('it can be withdrawn while it waits for a publisher', async () => {
    await demote();
    await reachTime();
    expect((await asManager(`DELETE /publications/${id}`)).statusCode).toBe(204);
    expect((await read()).state).toBe('withdrawn');
  });

  test('whoever has the right again by then publishes as planned', async () => {
    await demote();
    await asManager(`PATCH /people/${person.id}`, { role: 'publisher' });
    await reachTime();
    expect([bio(), (await read()).by]).toEqual(['New words.', 'Ayesha']);
  });

  test('removing somebody names what they scheduled, and removes nobody before it is said what becomes of it', async () => {
    const refused = await asManager(`DELETE /people/${person.id}`);
    expect(refused.json()).toMatchObject({
      status: 409,
      detail: 'Ayesha has scheduled a publication: take it over, or withdraw it.',
      schedules: [{ id, state: 'waiting', records: [{ title: `Team: ${team[0]!.name}` }] }],
    });
    expect((await live.ask('GET /sessions', { headers: person.headers })).statusCode).toBe(200);
  });

  test.each([
    ['take-over', 'New words.', { state: 'live', by: 'Chandra' }, 'took over a publication'],
    ['withdraw', team[0]!.bio, { state: 'withdrawn', by: 'Ayesha' }, 'withdrew a publication'],
  ])('removing somebody with %s', async (answer, words, state, action) => {
    const removed = await asManager(`DELETE /people/${person.id}?schedules=${answer}`);
    expect(removed.statusCode).toBe(204);
    expect((await logOf(live)).slice(-2).map((line) => [line.person_name, line.action])).toEqual([
      ['Chandra', action],
      ['Chandra', 'removed a person'],
    ]);
    await reachTime();
    expect(bio()).toBe(words);
    expect(await read()).toMatchObject(state);
  });
});
