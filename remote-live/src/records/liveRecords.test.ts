import { services } from '@vibrant-peak/shared/content/services';
import { team } from '@vibrant-peak/shared/content/team';
import { aboutValues, hero as siteHero } from '@vibrant-peak/shared/content/vision';
import type { Records, StoredRecord } from '@vibrant-peak/shared/host';
import { testRecords } from '@vibrant-peak/shared/testing';
import { importContent } from '../../../live/src/records/importContent';
import { testLive, type TestLive } from '../../../live/src/testing/testLive';
import { addPerson, type TestPerson } from '../../../live/src/testing/testPeople';
import { createLiveRecords } from './createLiveRecords';
import { liveRecords } from './liveRecords';

/** The actual server, with the content of the checkout. */
let live: TestLive;
let ayesha: TestPerson;
let bilal: TestPerson;
/** What the browser asked for, and failures that stand between it and the server. */
let network: { requests: string[]; keys: string[]; loses?: 'request' | 'answer' };

beforeAll(async () => {
  live = await testLive('SQLite');
  [ayesha, bilal] = [await addPerson(live, 'editor', 'Ayesha'), await addPerson(live, 'editor', 'Bilal')];
});
afterAll(() => live.close());

beforeEach(async () => {
  await live.database.change(async (tables) => {
    for (const table of ['records', 'versions'] as const) await tables.deleteFrom(table).execute();
    await importContent(tables);
  });
  network = { requests: [], keys: [] };
  signIn(ayesha);
});

/** Requests from here on are this person's. */
function signIn({ headers: own }: TestPerson): void {
  globalThis.fetch = async (input, init = {}) => {
    const [method, path] = [init.method ?? 'GET', String(input).replace('/api', '')];
    const headers = new Headers(init.headers);
    network.requests.push(`${method} ${path}`);
    if (headers.has('idempotency-key')) network.keys.push(headers.get('idempotency-key')!);
    if (network.loses === 'request') throw new TypeError('Failed to fetch');
    const answer = await live.ask(`${method} ${path}`, {
      headers: { ...Object.fromEntries(headers), ...own },
      ...(init.body && { payload: String(init.body) }),
    });
    if (network.loses === 'answer') throw new TypeError('Failed to fetch');
    return new Response(answer.body || null, { status: answer.statusCode });
  };
}

/** A list of these records alone. */
async function listWith(records: readonly StoredRecord[]) {
  const { tables } = live.database;
  const ids = records.map(({ id }) => String(id));
  await tables.deleteFrom('records').where('collection', '=', 'team').where('id', 'not in', ids).execute();
  return createLiveRecords('team');
}

const [first, second, third] = team as [StoredRecord, StoredRecord, StoredRecord] & typeof team;

testRecords({
  open: listWith,
  samples: [first, second, third],
  change: { bio: 'New words.' },
  others: {
    open: () => asOther(createLiveRecords('team')),
    changes: [{ role: 'Founder' }, { name: 'Their name' }],
  },
});

/** A list whose requests are Bilal's. */
const asOther = (records: Records): Records => ({
  ...records,
  load: () => as(bilal, records.load),
  update: (...edits) => as(bilal, () => records.update(...edits)),
  remove: (ids) => as(bilal, () => records.remove(ids)),
});

async function as<T>(person: TestPerson, work: () => Promise<T>): Promise<T> {
  signIn(person);
  const done = await work();
  signIn(ayesha);
  return done;
}

async function loaded(name: string) {
  const records = createLiveRecords(name);
  await records.load();
  return records;
}

test('what somebody saves is there for others, and after a reload', async () => {
  const records = await loaded('team');
  await records.update([{ from: records.get()[1]!, values: { role: 'Founder' } }]);
  const [added] = await records.add([{ ...team[0], name: 'Noor' }]);
  await records.remove([1]);
  signIn(bilal);
  const theirs = await loaded('team');
  expect(theirs.get()).toEqual([{ ...team[1], role: 'Founder' }, ...team.slice(2), added]);
  expect(added!.id).toBeGreaterThan(Date.now() - 60_000);
});

test('an import that changes and adds records is one request', async () => {
  const records = await loaded('team');
  network.requests = [];
  const [from] = records.get();
  await records.update([{ from: from!, values: { role: 'Partner' } }], [{ ...team[0], name: 'Noor' }]);
  expect(network.requests).toEqual(['POST /records/team']);
  expect((await loaded('team')).get()).toEqual(records.get());
});

test('several records are saved in one request', async () => {
  const records = await loaded('team');
  network.requests = [];
  await records.update(records.get().map((from) => ({ from, values: { role: 'Partner' } })));
  await records.remove(records.get().map(({ id }) => id));
  await records.restore([1, 2, 3]);
  expect(records.get()).toEqual(team.slice(0, 3).map((member) => ({ ...member, role: 'Partner' })));
  expect(network.requests).toEqual(Array<string>(3).fill('POST /records/team'));
});

test('an id that is a text has words of the title; a record without one is stored without one', async () => {
  const lists = { services: await loaded('services'), values: await loaded('aboutValues') };
  const [service] = await lists.services.add([{ ...services[0], title: 'Data Rooms' }]);
  expect(service).toEqual({ ...services[0], title: 'Data Rooms', id: 'data-rooms' });
  const [value] = lists.values.get();
  expect(value).toEqual({ ...aboutValues[0], id: expect.any(String) });
  await lists.values.update([{ from: value!, values: { description: 'New words.' } }]);
  expect((await loaded('aboutValues')).get()[0]).toEqual({ ...value, description: 'New words.' });
});

test.each(['request', 'answer'] as const)(
  'a save whose %s is lost fails with a reason; repeated, it is stored once',
  async (lost) => {
    const records = await loaded('team');
    const before = records.get();
    network.loses = lost;
    const add = () => records.add([{ ...team[0], name: 'Noor' }]);
    await expect(add()).rejects.toThrow('The server does not answer. Check the connection and try again.');
    expect(records.get()).toBe(before);
    delete network.loses;
    await add();
    expect(records.get()).toHaveLength(9);
    expect((await loaded('team')).get()).toEqual(records.get());
    expect(new Set(network.keys).size).toBe(1);
    await add();
    expect(new Set(network.keys).size).toBe(2);
    expect(records.get()).toHaveLength(10);
  },
);

test('a list that is loaded again keeps the records that nobody has changed', async () => {
  const records = await loaded('team');
  const before = records.get();
  await records.load();
  expect(records.get()).toBe(before);
  signIn(bilal);
  const theirs = await loaded('team');
  await theirs.update([{ from: theirs.get()[2]!, values: { role: 'Founder' } }]);
  await records.load();
  expect(records.get()[2]).toEqual({ ...team[2], role: 'Founder' });
  expect(records.get().filter((record) => !before.includes(record))).toHaveLength(1);
});

test('the order of a list is stored; a deleted record that comes back has its place in it', async () => {
  const records = await loaded('team');
  const before = records.get();
  await records.remove([3]);
  await records.arrange!([8, 7, 6, 5, 4, 2, 1]);
  expect(records.get().map(({ id }) => id)).toEqual([8, 7, 6, 5, 4, 2, 1]);
  expect(records.get()[0]).toBe(before[7]);
  await records.restore([3]);
  expect((await loaded('team')).get().map(({ id }) => id)).toEqual([8, 7, 3, 6, 5, 4, 2, 1]);
});

test('an order that others have changed meanwhile is shown, and not replaced', async () => {
  const [mine, theirs] = [await loaded('team'), await loaded('team')];
  await theirs.arrange!([2, 1, 3, 4, 5, 6, 7, 8]);
  await expect(mine.arrange!([8, 7, 6, 5, 4, 3, 2, 1])).rejects.toThrow(
    'Somebody else has changed the order',
  );
  expect(mine.get().map(({ id }) => id)).toEqual([2, 1, 3, 4, 5, 6, 7, 8]);
});

test('people who edit the same record know of each other', async () => {
  const records = createLiveRecords('jobs');
  expect(await records.enter!('designer')).toEqual([]);
  expect(await as(bilal, () => records.enter!('designer'))).toEqual(['Ayesha']);
  expect(await records.othersIn!('designer')).toEqual(['Bilal']);
  await as(bilal, () => records.leave!('designer'));
  expect(await records.othersIn!('designer')).toEqual([]);
});

test('a list of the content has the same records wherever it is shown', async () => {
  const list = { collection: 'vision.aboutValues', samples: [] };
  await liveRecords.of(list).load();
  expect(network.requests).toEqual(['GET /records/aboutValues']);
  expect(liveRecords.of({ ...list })).toBe(liveRecords.of(list));
});

test('what the site has once is the only record of its list: a group of fields, or a text', async () => {
  const hero = liveRecords.of({ collection: 'vision.hero', samples: [] });
  const statement = liveRecords.of({ collection: 'vision.visionStatement', samples: [] });
  await Promise.all([hero.load(), statement.load()]);
  await hero.update([{ from: hero.get()[0]!, values: { headline: 'New words,' } }]);
  await statement.update([{ from: statement.get()[0]!, values: { visionStatement: 'Otherwise.' } }]);
  expect((await loaded('hero')).get()).toEqual([{ ...siteHero, id: 'single', headline: 'New words,' }]);
  expect((await loaded('visionStatement')).get()).toEqual([{ id: 'single', visionStatement: 'Otherwise.' }]);
  signIn(bilal);
  const theirs = await loaded('hero');
  await theirs.update([{ from: theirs.get()[0]!, values: { headline: 'Theirs,' } }]);
  signIn(ayesha);
  const mine = hero.update([{ from: hero.get()[0]!, values: { headline: 'Mine,' } }]);
  await expect(mine).rejects.toMatchObject({ name: 'Conflict', disagreements: [{ field: 'headline' }] });
});

test('an office that is new gets words of its name as its id', async () => {
  const offices = await loaded('offices');
  const { id, ...karachi } = offices.get()[1]!;
  const [added] = await offices.add([{ ...karachi, name: 'Multan Office' }]);
  expect(added).toEqual({ ...karachi, name: 'Multan Office', id: 'multan-office' });
  expect(id).not.toBe('multan-office');
});
