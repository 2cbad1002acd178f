import { a, b, c, failing, release, testStore } from '../testing/testStore';
import { collectGarbage, type Retention } from './collectGarbage';

const day = 86_400_000;
const retention: Retention = { changes: 1, age: day, pictures: 1 };
const { store, compose, setLive, letPass } = testStore();

const collect = (changed: Partial<Retention> = {}) => collectGarbage(store(), { ...retention, ...changed });
const addressIn = async (number: number, name: string) => (await store().composition(number)).releases[name]!;
const folderIn = async (number: number, name: string) => `r/${name}/${await addressIn(number, name)}/`;

/** A composition of `a` that was live, and another one that is live for a day. */
async function twoLives(): Promise<{ old: number; live: number; doomed: string[] }> {
  const old = await compose([a]);
  await setLive(old);
  const live = await compose([b]);
  await setLive(live);
  letPass(day);
  const { inventory } = await store().composition(old);
  const { documents } = await store().inventory(await store().composition(old));
  const files = [documents['/']!.file, inventory].sort();
  const doomed = [`compositions/${old}/`, await folderIn(old, 'a'), ...files];
  return { old, live, doomed };
}

test('removes compositions that were live too long ago, and records the first that is retained', async () => {
  const { live, doomed } = await twoLives();
  expect(await collect()).toEqual({ oldestRetained: live, removed: doomed });
  for (const folder of doomed) expect(await store().objects.list(folder)).toEqual([]);
  await store().releases.verify('a', await addressIn(live, 'a'));
  expect((await store().log.read()).entry.keptFrom).toBe(live);
  expect((await collect()).removed).toEqual([]);
});

test('counts age from when something was last live, not from when it was made', async () => {
  const old = await compose([a]);
  await setLive(old);
  letPass(30 * day);
  await setLive(await compose([b]));
  expect((await collect()).removed).toEqual([]);
  letPass(day);
  expect((await collect()).removed).toContain(`compositions/${old}/`);
});

test('retains the live composition, the canary, the steps of a rollback, and everything newer', async () => {
  const first = await compose([a, c]);
  await setLive(first);
  const live = await compose([b, c], first);
  const canary = await compose([a, c]);
  await setLive(live);
  const trial = { name: 'trial', owner: 'a team', composition: canary, share: 5, replaced: {} };
  await store().decide({ reason: 'test' }, () => ({ live, canary: trial }));
  letPass(9 * day);
  const preview = await compose([release('a', 'young')]);
  expect(await collect({ changes: 2 })).toEqual({ oldestRetained: first, removed: [] });
  for (const number of [first, live, canary, preview]) await store().composition(number);
});

test('retains a release that is being stored, until the composition live at that time is removed', async () => {
  await setLive(await compose([b]));
  const { live } = (await store().pointer())!;
  const address = await store().releases.add(a, live);
  letPass(9 * day);
  expect((await collect()).removed).toEqual([]);
  await setLive(await compose([c]));
  letPass(day);
  expect((await collect()).removed).toContain(`r/a/${address}/`);
});

test('is finished by the next run when one dies', async () => {
  const { doomed } = await twoLives();
  const dying = failing(store(), (call, names) => call === 'remove' && String(names).includes('chunks/3.js'));
  await expect(collectGarbage(dying, retention)).rejects.toThrow('injected fault');
  await collect();
  for (const folder of doomed) expect(await store().objects.list(folder)).toEqual([]);
});

test('starts again when a composition goes live before its decision', async () => {
  const { old } = await twoLives();
  let isDone = false;
  const overtaken = failing(store(), async (call, name) => {
    if (call === 'create' && name.startsWith('pointer/') && !isDone) {
      isDone = true;
      await setLive(old);
    }
    return false;
  });
  expect(await collectGarbage(overtaken, retention)).toEqual({ oldestRetained: old, removed: [] });
});

test('never gives a number free that a server may have seen', async () => {
  const { live } = await twoLives();
  await collect();
  expect(await store().claimComposition()).toBeGreaterThan(live);
});

test('retains a picture that a publish stores again while it looks for unused ones', async () => {
  const picture = 'media/fonts/old.woff2';
  await store().objects.write(picture, Buffer.from('old'));
  await setLive(await compose([a]));
  letPass(30 * day);
  let isStored = false;
  const busy = failing(store(), async (call, name) => {
    if (isStored || call !== 'read' || !name.endsWith('/release.json')) return false;
    isStored = true;
    await store().objects.write(picture, Buffer.from('old'));
    return false;
  });
  expect((await collectGarbage(busy, retention)).removed).not.toContain(picture);
  expect(await store().objects.read(picture)).toBeDefined();
});

test('removes pictures and fonts that no release names', async () => {
  await store().objects.create('media/old.avif', Buffer.from('old'));
  letPass(1000);
  await setLive(await compose([b]));
  expect((await collect()).removed).toEqual(['media/old.avif']);
  expect(await store().objects.list('media/')).toEqual(['media/fonts/font.woff2']);
});

test('trims the log from its old end, but for its beginning', async () => {
  for (let count = 0; count < 4; count++) await setLive(await compose([a]));
  letPass(day);
  await collectGarbage(store(), retention);
  expect(await store().log.entries()).toHaveLength(5);
  await collectGarbage(store(), retention, 1);
  expect((await store().log.entries()).map(({ sequence }) => sequence)).toEqual([1, 4, 5, 6]);
});
