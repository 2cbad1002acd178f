import { compose } from '../compose/compose';
import { documentName } from '../store/documents';
import { Store, type Composition } from '../store/store';
import { releaseOf, remote, shell } from '../testing/smallSite';
import { MemoryObjects } from '../testing/simulation/memoryObjects';
import type { Compose } from './change';
import { publishReleases } from './publishReleases';
import { rollBack } from './rollBack';
import { smokeTest } from './smoke';

const log = () => undefined;
const text = (word: string) => `${word} `.repeat(200);
const remoteX = (word: string) => remote('remote-x', '/x', `return ${JSON.stringify(text(word))}`);
const remoteY = (word: string) => remote('remote-y', '/y', `return ${JSON.stringify(text(word))}`);

let store: Store;
/** Composes and tests, as a publish does. @param between is done before the test. */
const composing =
  (between: (composition: Composition) => Promise<unknown> = async () => undefined): Compose =>
  async (to, { releases, base, provenances }) => {
    const composition = await compose(to, releases, base, provenances);
    await between(composition);
    await smokeTest(to, composition);
    await to.finishComposition(composition);
    return composition.number;
  };
const publish = (release: ReturnType<typeof remoteX>, between?: Parameters<typeof composing>[0]) =>
  publishReleases(store, [release], { log, compose: composing(between) });
const nameOf = (number: number, path: string) => `compositions/${number}/${documentName(path)}.html`;
const spoil = (name: string) => store.objects.write(name, Buffer.from('something else'));
const liveText = async (path: string) =>
  (await store.objects.read(nameOf((await store.pointer())!.live, path)))?.toString();

beforeEach(async () => {
  store = new Store(new MemoryObjects(() => Date.now()));
  const first = [releaseOf('shared', ''), releaseOf('shell', shell), remoteX('first')];
  await publishReleases(store, first, { log, compose: composing() });
});

test('a composition counts when its smoke test passed: before that it is not listed and not rolled back to', async () => {
  let number = 0;
  await publish(remoteX('second'), async (composition) => {
    ({ number } = composition);
    expect((await store.objects.list(`compositions/${number}/`)).length).toBeGreaterThan(5);
    expect((await store.compositions()).map((each) => each.number)).toEqual([1]);
    expect(await store.hasComposition(number)).toBe(false);
    await expect(rollBack(store, number)).rejects.toThrow(`The store holds no composition ${number}`);
  });
  expect((await store.compositions()).map((each) => each.number)).toEqual([1, number]);
});

test.each(['x.html', 'x.html.br', 'x.html.gz', '404.html', 'headers.json', 'documents.json', 'sitemap.xml'])(
  'a composition whose %s is not what was composed is refused, and never finished',
  async (file) => {
    const damaging = publish(remoteX('second'), ({ number }) => spoil(`compositions/${number}/${file}`));
    await expect(damaging).rejects.toThrow(`compositions/2/${file} is damaged or missing`);
    expect(await store.hasComposition(2)).toBe(false);
    expect((await store.pointer())!.live).toBe(1);
  },
);

test('a composition that lacks a document is refused', async () => {
  const removing = publish(remoteX('second'), ({ number }) => store.objects.remove([nameOf(number, '/x')]));
  await expect(removing).rejects.toThrow('compositions/2/x.html is damaged or missing');
});

test.each(['', '.br', '.gz'])(
  'a document that is kept is checked before: one whose file *.html%s was damaged is made again',
  async (suffix) => {
    await publish(remoteY('first'));
    const [x, y] = [await liveText('/x'), await liveText('/y')];
    await spoil(nameOf(2, '/x') + suffix);
    await publish(remoteY('second'));
    expect((await store.pointer())!.live).toBe(3);
    expect(await liveText('/x')).toBe(x);
    expect(await liveText('/y')).toBe(y!.replaceAll('first', 'second'));
  },
);
