import { collectionFile } from '../content/contentRelease';
import { builtRelease } from '../store/manifest';
import type { Store } from '../store/store';
import { verifyStore } from '../store/verifyStore';
import { entryName } from '../store/log/entry';
import { composeUntested } from '../testing/composeUntested';
import { copiesOfStore } from '../testing/copiesOfStore';
import { releaseOf, remote, shell } from '../testing/smallSite';
import { publishReleases } from './publishReleases';
import { findIn } from './sources';

const collection = { members: Array.from({ length: 90 }, (_, index) => `member ${index}`) };
const [file, bytes] = collectionFile(collection);

/** The content with one collection and a picture that no checkout has. */
function content() {
  const plain = releaseOf('shared', '');
  const media = new Map([
    [`${file}.json`, bytes],
    ['a.avif', Buffer.from('picture')],
  ]);
  const data = Buffer.from(JSON.stringify({ team: collection }));
  const files = new Map([['node/content.json', data]]);
  return builtRelease({ ...plain.manifest, content: { team: file } }, files, media);
}

const page = (name: string) => remote(name, `/${name}`, `return ${JSON.stringify(`${name} `.repeat(200))}`);

const newStore = copiesOfStore(async (filled) => {
  const publish = (...built: Parameters<typeof publishReleases>[1]) =>
    publishReleases(filled, built, { log: () => undefined, compose: composeUntested });
  await publish(content(), releaseOf('shell', shell), page('x'));
  await publish(remote('y', '/admin/y', 'return 1'));
});
let store: Store;
beforeEach(async () => {
  store = await newStore();
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

const inventoryOf = async (number: number) => store.inventory(await store.composition(number));
const documentIn = async (number: number, path: string) => (await inventoryOf(number)).documents[path]!.file;

test('two compositions name a document that is kept once', async () => {
  expect(await documentIn(2, '/x')).toBe(await documentIn(1, '/x'));
  expect(await documentIn(2, '/admin/y')).toBe(await documentIn(2, 'staff'));
});

const repairable = {
  'a document': () => documentIn(1, '/x'),
  'a later document': () => documentIn(2, '/admin/y'),
  'a compressed document': async () => `${await documentIn(2, '/x')}.br`,
  'the document of unknown addresses': () => documentIn(2, '404'),
  'a collection': async () => `media/${file}.json`,
  'a compressed collection': async () => `media/${file}.json.gz`,
};

test.each(Object.entries(repairable))(
  '%s is found when damaged, and put back to the byte',
  async (_, find) => {
    const name = await find();
    const before = await everything();
    await spoil(name);
    expect(await verifyStore(store)).toEqual({ damaged: [name], repaired: [] });
    expect(await verifyStore(store, findIn(store))).toEqual({ damaged: [name], repaired: [name] });
    expect(await everything()).toEqual(before);
  },
);

test('a document that is missing with its copies is composed again', async () => {
  const before = await everything();
  const name = await documentIn(1, '/x');
  await store.objects.remove(['', '.br', '.gz'].map((suffix) => name + suffix));
  const { damaged } = await verifyStore(store, findIn(store));
  expect(damaged).toEqual([name]);
  expect(await everything()).toEqual(before);
  expect((await verifyStore(store)).damaged).toEqual([]);
});

test('objects that cannot be restored are named and left alone', async () => {
  const address = (await store.composition(2)).releases['y']!;
  const sitemap = (await inventoryOf(1)).files['sitemap.xml']!;
  await store.objects.remove([`${sitemap}.br`, `${sitemap}.gz`]);
  const lost = [
    sitemap,
    'media/a.avif',
    `r/y/${address}/node/bundle.cjs`,
    'compositions/2/composition.json',
    entryName(1),
  ];
  for (const name of lost) await spoil(name);
  const { damaged, repaired } = await verifyStore(store, findIn(store));
  expect(repaired).toEqual([]);
  expect(damaged).toEqual([
    'compositions/2/composition.json',
    sitemap,
    'media/a.avif',
    entryName(1),
    `r/y/${address}/`,
  ]);
});
