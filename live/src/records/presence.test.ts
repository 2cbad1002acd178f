import { testLive, type TestLive } from '../testing/testLive';
import { addPerson, type TestPerson } from '../testing/testPeople';

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

test('nobody is in a record that cannot be', async () => {
  expect(await enter(ayesha, 'nothing/1')).toMatchObject({ status: 404 });
  expect(await enter(ayesha, 'brand/1')).toMatchObject({ status: 404 });
});
