import { entryName } from '../log/entry';
import { addComposition } from '../testing/addComposition';
import { a, failing, testStore } from '../testing/testStore';

const { store, setLive, compose } = testStore();

test('of 10 that claim a number at once each gets its own', async () => {
  const claimed = await Promise.all(Array.from({ length: 10 }, () => store().claimComposition()));
  expect(claimed.sort((x, y) => x - y)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('a composition that was only claimed is none', async () => {
  await store().claimComposition();
  await expect(store().composition(1)).rejects.toThrow('The store holds no composition 1');
  expect(await store().compositions()).toEqual([]);
});

test('a composition counts when its last file is there', async () => {
  const dying = failing(store(), (call, name) => call === 'create' && name.endsWith('composition.json'));
  const number = await dying.claimComposition();
  const composition = { number, releases: {}, made: new Date().toISOString() };
  await expect(addComposition(dying, composition)).rejects.toThrow('injected fault');
  await expect(store().composition(number)).rejects.toThrow('The store holds no composition');
});

test('of 10 that write the next entry at once one succeeds, and none after an older one', async () => {
  const { log } = store();
  const before = await log.read();
  const entryOf = (live: number) => ({ live, reason: `${live}`, at: 'now' });
  const changes = Array.from({ length: 10 }, (_, live) => log.append(before, entryOf(live)));
  const results = await Promise.all(changes);
  expect(results.filter(Boolean)).toHaveLength(1);
  expect((await store().pointer())!.live).toBe(results.findIndex(Boolean));
  expect(await log.append(before, entryOf(99))).toBeUndefined();
  expect(await setLive(100)).toMatchObject({ live: 100, sequence: 2 });
  expect((await store().history(5)).map(({ sequence }) => sequence)).toEqual([2, 1]);
});

test('of 5 that decide at once each is made of the state that the one before left', async () => {
  await setLive(0);
  const changes = Array.from({ length: 5 }, () =>
    store().decide({ reason: 'count' }, ({ live = 0 }) => ({ live: live + 1 })),
  );
  await Promise.all(changes);
  expect((await store().history(6)).map(({ live }) => live)).toEqual([5, 4, 3, 2, 1, 0]);
});

test.each([
  ['torn', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
  ['empty', () => Buffer.alloc(0)],
])('a newest entry that is %s is passed over, and the log goes on after it', async (_, spoil) => {
  const warning = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await setLive(1);
  await setLive(2);
  const name = entryName(3);
  await store().objects.write(name, spoil((await store().objects.read(entryName(2)))!));
  expect((await store().pointer())!.live).toBe(2);
  expect(warning).toHaveBeenCalledWith(expect.stringContaining('is passed over'));
  await setLive(4);
  expect((await store().pointer())!).toMatchObject({ live: 4, sequence: 4 });
  expect((await store().history(9)).map(({ live }) => live)).toEqual([4, 2, 1]);
  warning.mockRestore();
});

test.each([
  ['another format', /"format": 1/, '"format": 2', /00000003\.json has format 2/],
  ['another sequence', /"sequence": \d+/, '"sequence": 77', /00000003\.json holds entry 77/],
  ['a missing field', /"id": /, '"name": ', /00000003\.json is damaged: id is a required field/],
])('an entry with %s is an error that names it', async (_, from, to, message) => {
  await setLive(1);
  await setLive(2);
  const whole = (await store().objects.read(entryName(2)))!
    .toString()
    .replace('"sequence": 2', '"sequence": 3');
  await store().objects.write(entryName(3), Buffer.from(whole.replace(from, to)));
  await expect(store().pointer()).rejects.toThrow(message);
  await expect(setLive(3)).rejects.toThrow(message);
});

test('data that could not be read again is not stored', async () => {
  const number = await store().claimComposition();
  const torn = { number, releases: { '../a': '0-a' }, made: 'now' };
  await expect(addComposition(store(), torn)).rejects.toThrow('which names no release');
  await setLive(1);
  const reason = 'a line\nand another';
  await expect(store().decide({ reason }, () => ({ live: 2 }))).rejects.toThrow('reason');
  expect((await store().pointer())!.live).toBe(1);
  expect(await store().objects.list(`compositions/${number}/`)).toEqual([`compositions/${number}/claim`]);
});

test('a composition under the number of another one, and a release under another name, are refused', async () => {
  const number = await compose([a]);
  const { objects } = store();
  const file = await objects.read(`compositions/${number}/composition.json`);
  await objects.write('compositions/99/composition.json', file!);
  await expect(store().composition(99)).rejects.toThrow(
    `compositions/99/composition.json holds composition ${number}`,
  );
  await objects.write(`r/b/0-a/release.json`, (await objects.read(`r/a/0-${a.hash}/release.json`))!);
  await expect(store().releases.manifest('b', '0-a')).rejects.toThrow(
    'r/b/0-a/release.json holds a release of a',
  );
});

test('a composition of another format, or without its releases, is an error that names it', async () => {
  const number = await compose([a]);
  const name = `compositions/${number}/composition.json`;
  const whole = (await store().objects.read(name))!.toString();
  await store().objects.write(name, Buffer.from(whole.replace('"format":1', '"format":2')));
  await expect(store().composition(number)).rejects.toThrow(`${name} has format 2`);
  await store().objects.write(name, Buffer.from(whole.replace('"releases"', '"parts"')));
  await expect(store().compositions()).rejects.toThrow(`${name} is damaged`);
});
