import { compose } from '../../compose/compose';
import type { Inventory } from '../../formats/inventory';
import type { Composition } from '../../formats/composition';
import type { Store } from '../../store/store';
import { copiesOfStore } from '../../testing/testStore';
import { releaseOf, remote, shell, withPages } from '../../testing/smallSite';
import type { Compose } from '../rules/change';
import { composing as composed } from './composeAndCheck';
import { publishReleases } from './publishReleases';
import { rollBack } from './rollBack';
import { smokeTest } from './smoke';

const log = () => undefined;
const text = (word: string) => `${word} `.repeat(200);
const remoteX = (word: string, paths = ['/x']) =>
  withPages(remote('remote-x', '/x', `return ${JSON.stringify(text(word))}`), paths);
const staffRemote = (word: string) => remote('remote-y', '/admin/y', `return ${JSON.stringify(text(word))}`);

let store: Store;
/** Composes and tests, as a publish does. @param between is done before the test. */
const composing =
  (between: (composition: Composition) => Promise<unknown> = async () => undefined): Compose =>
  async (to, recipe) => {
    const composition = await compose(to, recipe);
    await between(composition);
    const since = recipe.base === undefined ? undefined : await to.composition(recipe.base);
    await smokeTest(to, composition, { since });
    await to.finishComposition(composition);
    return composition.number;
  };
const publish = (
  release: ReturnType<typeof remoteX>,
  between?: Parameters<typeof composing>[0],
  isAgain = false,
) => publishReleases(store, [release], { log, compose: composing(between), isAgain });
const spoil = (name: string) => store.objects.write(name, Buffer.from('something else'));
const liveInventory = async () => store.inventory(await store.composition((await store.pointer())!.live));
const liveText = async (path: string) =>
  (await store.objects.read((await liveInventory()).documents[path]!.file))?.toString();

const newStore = copiesOfStore((filled) =>
  publishReleases(filled, [releaseOf('shared', ''), releaseOf('shell', shell), remoteX('first')], {
    log,
    compose: composing(),
  }),
);
beforeEach(async () => {
  store = await newStore();
});

test('a composition counts when its smoke test passed: before that it is not listed and not rolled back to', async () => {
  let number = 0;
  await publish(remoteX('second'), async (composition) => {
    ({ number } = composition);
    expect(await store.inventory(composition)).toHaveProperty(['documents', '/x']);
    expect((await store.compositions()).map((each) => each.number)).toEqual([1]);
    expect(await store.hasComposition(number)).toBe(false);
    await expect(rollBack(store, number)).rejects.toThrow(`The store holds no composition ${number}`);
  });
  expect((await store.compositions()).map((each) => each.number)).toEqual([1, number]);
});

test.each([
  ['page', ({ documents }: Inventory) => documents['/x']!.file],
  ['page in brotli', ({ documents }: Inventory) => `${documents['/x']!.file}.br`],
  ['page in gzip', ({ documents }: Inventory) => `${documents['/x']!.file}.gz`],
  ['document of unknown addresses', ({ documents }: Inventory) => documents['404']!.file],
  ['sitemap', ({ files }: Inventory) => files['sitemap.xml']!],
])('a composition whose %s is not what was composed is refused, and never finished', async (_, nameIn) => {
  let name = '';
  // A new page changes the sitemap, too.
  const release = remoteX('second', ['/x', '/new']);
  const damaging = publish(release, async (composition) =>
    spoil((name = nameIn(await store.inventory(composition)))),
  );
  await expect(damaging).rejects.toThrow('is damaged or missing');
  await expect(damaging).rejects.toThrow(name);
  expect(await store.hasComposition(2)).toBe(false);
  expect((await store.pointer())!.live).toBe(1);
});

test('a composition that lacks a document is refused', async () => {
  const removing = publish(remoteX('second'), async (composition) =>
    store.objects.remove([(await store.inventory(composition)).documents['/x']!.file]),
  );
  await expect(removing).rejects.toThrow(/files\/1-.{43}\.html is damaged or missing/);
});

test.each(['', '.br', '.gz'])(
  'publishing again makes a document that stays again when its file *.html%s is damaged',
  async (suffix) => {
    await publish(staffRemote('first'));
    const x = await liveText('/x');
    const { file } = (await liveInventory()).documents['/x']!;
    expect(file).toMatch(/^files\/0-/);
    await spoil(file + suffix);
    await publish(staffRemote('second'), undefined, true);
    expect((await store.pointer())!.live).toBe(3);
    expect((await liveInventory()).documents['/x']!.file).not.toBe(file);
    expect(await liveText('/x')).toBe(x);
  },
);

test('a page of a remote that is missing in the store is found, although it did not change', async () => {
  await publish(staffRemote('first'));
  await store.objects.remove([(await liveInventory()).documents['/x']!.file]);
  await expect(publish(staffRemote('second'))).rejects.toThrow('/x answers 404');
  await publish(staffRemote('second'), undefined, true);
  expect(await liveText('/x')).toContain('first');
});

test('a composition whose pages fail in the browser is refused, and never finished; the trial gets it served', async () => {
  const trial = {
    tried: [],
    untried: [],
    run: async ({ url }: { url: string }) => [`/x says ${await (await fetch(`${url}/x`)).text()}`],
  };
  const publishing = publishReleases(store, [remoteX('second')], { log, compose: composed({ trial }) });
  await expect(publishing).rejects.toThrow(/^The new composition fails in a browser:\n- \/x says .*second/);
  expect(await store.hasComposition(2)).toBe(false);
  expect((await store.pointer())!.live).toBe(1);
});
