import { testLive, type TestLive } from '../../testing/testLive';
import { addPerson, type TestPerson } from '../../testing/testPeople';

let live: TestLive;
let [ayesha, bilal]: TestPerson[] = [];
beforeAll(async () => {
  live = await testLive('SQLite');
  [ayesha, bilal] = [await addPerson(live, 'editor', 'Ayesha'), await addPerson(live, 'editor', 'Bilal')];
});
afterAll(() => live.close());
afterEach(() => jest.restoreAllMocks());

const enter = async (person: TestPerson | undefined, place: string) =>
  (await live.ask(`PUT /presence/${place}`, { headers: person!.headers })).json<object>();

test('people in the same record know of each other, until two minutes after the last request', async () => {
  expect(await enter(ayesha, 'team/1')).toEqual({ others: [] });
  expect(await enter(ayesha, 'team/1')).toEqual({ others: [] });
  expect(await enter(bilal, 'team/2')).toEqual({ others: [] });
  expect(await enter(bilal, 'team/1')).toEqual({ others: ['Ayesha'] });
  expect(await enter(ayesha, 'team/1')).toEqual({ others: ['Bilal'] });
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 60_000);
  expect(await enter(ayesha, 'team/1')).toEqual({ others: ['Bilal'] });
  clock.mockReturnValue(now + 121_000);
  expect(await enter(ayesha, 'team/1')).toEqual({ others: [] });
});

const ask = async (method: 'GET' | 'DELETE', person: TestPerson | undefined, place: string) =>
  live.ask(`${method} /presence/${place}`, { headers: person!.headers });

test('a look at who is present does not count as a visit, and whoever leaves is gone at once', async () => {
  await enter(ayesha, 'team/5');
  expect((await ask('GET', bilal, 'team/5')).json()).toEqual({ others: ['Ayesha'] });
  expect((await ask('GET', ayesha, 'team/5')).json()).toEqual({ others: [] });
  await enter(bilal, 'team/5');
  expect((await ask('GET', ayesha, 'team/5')).json()).toEqual({ others: ['Bilal'] });
  expect((await ask('DELETE', bilal, 'team/5')).statusCode).toBe(204);
  expect((await ask('GET', ayesha, 'team/5')).json()).toEqual({ others: [] });
  expect((await ask('DELETE', bilal, 'team/6')).statusCode).toBe(204);
});

test('looking who is there does not keep a session from ending', async () => {
  const noor = await addPerson(live, 'editor', 'Noor');
  const seen = async () =>
    (
      await live.database.tables
        .selectFrom('sessions')
        .innerJoin('people', 'people.id', 'sessions.person')
        .where('people.name', '=', 'Noor')
        .select('seen_at')
        .executeTakeFirstOrThrow()
    ).seen_at;
  const before = await seen();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5 * 60_000);
  await ask('GET', noor, 'team/1');
  expect(await seen()).toBe(before);
});

test('nobody is in a record that cannot be', async () => {
  expect(await enter(ayesha, 'nothing/1')).toMatchObject({ status: 404 });
  expect(await enter(ayesha, 'brand/1')).toMatchObject({ status: 404 });
});
