import { compose } from '../compose/compose';
import { collectionFile } from '../content/contentRelease';
import { mediaHashes } from '../store/manifest';
import { Store } from '../store/store';
import { treeHash } from '../store/address';
import { verifyStore } from '../store/verifyStore';
import { entryName } from '../store/log/entry';
import { MemoryObjects } from '../testing/simulation/memoryObjects';
import { releaseOf, remote, shell } from '../testing/smallSite';
import type { Compose } from './change';
import { publishReleases } from './publishReleases';
import { sourcesFor } from './sources';

const composing: Compose = async (to, { releases, base, provenances }) => {
  const composition = await compose(to, releases, base, provenances);
  await to.finishComposition(composition);
  return composition.number;
};

const collection = { members: Array.from({ length: 90 }, (_, index) => `member ${index}`) };
const [file, data] = collectionFile(collection);

/** The content with one collection and a picture that no checkout has. */
function content() {
  const plain = releaseOf('shared', '');
  const media = new Map([
    [`${file}.json`, data],
    ['a.avif', Buffer.from('picture')],
  ]);
  const manifest = { ...plain.manifest, media: mediaHashes(media), content: { team: file } };
  const files = new Map(plain.files)
    .set('release.json', Buffer.from(JSON.stringify(manifest)))
    .set('node/content.json', Buffer.from(JSON.stringify({ team: collection })));
  return { ...plain, manifest, files, media, hash: treeHash(files) };
}

const page = (name: string) => remote(name, `/${name}`, `return ${JSON.stringify(`${name} `.repeat(200))}`);

let store: Store;
beforeEach(async () => {
  store = new Store(new MemoryObjects(() => Date.now()));
  const publish = (...built: Parameters<typeof publishReleases>[1]) =>
    publishReleases(store, built, { log: () => undefined, compose: composing });
  await publish(content(), releaseOf('shell', shell), page('x'));
  await publish(page('y'));
});

const spoil = (name: string) => store.objects.write(name, Buffer.from('something else'));
const everything = async () =>
  Object.fromEntries(
    await Promise.all(
      (await store.objects.list('')).map(
        async (name) => [name, (await store.objects.read(name))!.toString('base64')] as const,
      ),
    ),
  );

test('a store in which every byte is as it was written has no damage', async () => {
  expect(await verifyStore(store)).toEqual({ damaged: [], repaired: [] });
});

const repairable = [
  'compositions/1/x.html',
  'compositions/2/y.html',
  'compositions/2/x.html.br',
  'compositions/2/404.html',
  `media/${file}.json`,
  `media/${file}.json.gz`,
];

test.each(repairable)('%s is found, damaged or missing, and put back to the byte', async (name) => {
  const before = await everything();
  await spoil(name);
  expect(await verifyStore(store)).toEqual({ damaged: [name], repaired: [] });
  expect(await verifyStore(store, sourcesFor(store))).toEqual({ damaged: [name], repaired: [name] });
  expect(await everything()).toEqual(before);
});

test('a document that is missing with its copies, in all compositions that keep it, is composed again', async () => {
  const before = await everything();
  const lost = ['', '.br', '.gz'].flatMap((suffix) => [
    `compositions/1/x.html${suffix}`,
    `compositions/2/x.html${suffix}`,
  ]);
  await store.objects.remove(lost);
  const { damaged } = await verifyStore(store, sourcesFor(store));
  expect(damaged).toEqual(['compositions/1/x.html', 'compositions/2/x.html']);
  expect(await everything()).toEqual(before);
  expect((await verifyStore(store)).damaged).toEqual([]);
});

test('objects that cannot be restored are named and left alone', async () => {
  const address = (await store.composition(2)).releases['y']!;
  const lost = [
    'compositions/1/headers.json',
    'media/a.avif',
    `r/y/${address}/node/bundle.cjs`,
    'compositions/2/composition.json',
    entryName(1),
  ];
  for (const name of lost) await spoil(name);
  const { damaged, repaired } = await verifyStore(store, sourcesFor(store));
  expect(repaired).toEqual([]);
  expect(damaged).toEqual([
    'compositions/1/headers.json',
    'compositions/2/composition.json',
    'media/a.avif',
    entryName(1),
    `r/y/${address}/`,
  ]);
});
