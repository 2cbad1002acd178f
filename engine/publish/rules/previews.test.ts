import { collectGarbage } from '../../collect/collectGarbage';
import { namedPreviewLabel } from '../../formats/previewAddress';
import { Store } from '../../store/store';
import { MemoryObjects } from '../../testing/simulation/memoryObjects';
import { composeQuickly } from '../../testing/addComposition';
import { smallRelease } from '../../testing/simulation/operations';
import { quickEnvironment } from '../../testing/simulation/quickEnvironment';
import { MAX_PREVIEWS } from './previews';
import { publishReleases } from '../steps/publishReleases';
import { rollBack } from '../steps/rollBack';

const day = 86_400_000;
const retention = { changes: 1, age: 7 * day, pictures: 30 * day };

let now: number;
let store: Store;
beforeEach(async () => {
  now = 0;
  store = new Store(new MemoryObjects(() => now), quickEnvironment());
  await publish('live');
});

const publish = (text: string, name?: string) =>
  publishReleases(store, [smallRelease('shell', text)], {
    log: () => undefined,
    compose: composeQuickly,
    ...(name !== undefined && { target: { kind: 'preview', name } }),
  });
const previews = async () => (await store.log.read()).entry.previews!;
const shown = async (name: string) =>
  (await previews()).named.find((each) => each.name === name)?.composition;
const labelOf = async (name: string) => namedPreviewLabel(name, await previews());

test('a name retains its address and shows what was published last under it; nothing else changes', async () => {
  const { live } = (await store.pointer())!;
  const first = await publish('one', 'my-branch');
  const label = await labelOf('my-branch');
  expect(label).toMatch(/^my-branch-[0-9a-f]{32}$/);
  expect(await shown('my-branch')).toBe(first.composition);
  const other = await publish('two', 'other');
  const second = await publish('three', 'my-branch');
  expect(await labelOf('my-branch')).toBe(label);
  expect(await shown('my-branch')).toBe(second.composition);
  expect(await shown('other')).toBe(other.composition);
  expect((await labelOf('other')).slice(-32)).not.toBe(label.slice(-32));
  expect(await store.pointer()).toMatchObject({ live, reason: 'publish shell as preview my-branch' });
  expect(first.status).toBe('preview');
});

test('of two publishes to one name at the same moment, one is shown and both are whole', async () => {
  const outcomes = await Promise.all([publish('one', 'my-branch'), publish('two', 'my-branch')]);
  const numbers = outcomes.map(({ composition }) => composition);
  expect(new Set(numbers).size).toBe(2);
  expect(await previews()).toMatchObject({ named: [{ name: 'my-branch' }] });
  expect(numbers).toContain(await shown('my-branch'));
  for (const number of numbers) {
    const { releases } = await store.composition(number);
    await store.releases.verify('shell', releases['shell']!);
  }
});

test('a preview is not a change of what visitors get: as many of those are retained as without it', async () => {
  const first = (await store.pointer())!.live;
  for (const text of ['two', 'three']) await publish(text);
  const { composition } = await publish('four');
  await rollBack(store, first);
  await publish('five');
  await rollBack(store, composition);
  for (const text of ['six', 'seven', 'eight']) await publish(text, 'my-branch');
  await collectGarbage(store, { ...retention, changes: 3, age: 0 });
  expect(await store.hasComposition(first)).toBe(true);
});

test('garbage collection retains a named preview while it is young; its name has the same address afterwards', async () => {
  const { composition, releases } = await publish('one', 'my-branch');
  const label = await labelOf('my-branch');
  await publish('next');
  now += 6 * day;
  await collectGarbage(store, retention);
  expect(await shown('my-branch')).toBe(composition);
  await store.releases.verify('shell', releases['shell']!);
  now += 2 * day;
  await collectGarbage(store, retention);
  expect(await shown('my-branch')).toBeUndefined();
  expect(await store.hasComposition(composition)).toBe(false);
  await publish('again', 'my-branch');
  expect(await labelOf('my-branch')).toBe(label);
});

test('the newest names are retained', async () => {
  for (let count = 0; count <= MAX_PREVIEWS; count++) await publish('same', `branch-${count}`);
  const { named } = await previews();
  expect(named).toHaveLength(MAX_PREVIEWS);
  expect([named[0]!.name, named.at(-1)!.name]).toEqual(['branch-1', `branch-${MAX_PREVIEWS}`]);
});

test('a first publish cannot be a preview', async () => {
  store = new Store(new MemoryObjects(() => now), quickEnvironment());
  await expect(publish('one', 'my-branch')).rejects.toThrow('There is no site in this store yet');
});
