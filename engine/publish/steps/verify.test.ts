import { collectionFile } from '../../content/contentRelease';
import { builtRelease } from '../../formats/manifest';
import type { Store } from '../../store/store';
import { verifyStore } from '../../collect/verifyStore';
import { entryName } from '../../log/entry';
import { composeUntested } from '../../testing/composeUntested';
import { copiesOfStore } from '../../testing/testStore';
import { releaseOf, remote, shell } from '../../testing/smallSite';
import { publishReleases } from './publishReleases';

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

function page(name: string) {
  const plain = remote(name, `/${name}`, `return ${JSON.stringify(`${name} `.repeat(200))}`);
  const files = new Map([...plain.files, [`${name}.js`, Buffer.from('let a; '.repeat(100))]]);
  files.delete('release.json');
  return builtRelease(plain.manifest, files);
}

let store: Store;
const publish = (built: Parameters<typeof publishReleases>[1], options = {}, to = store) =>
  publishReleases(to, built, { log: () => undefined, compose: composeUntested, ...options });

const newStore = copiesOfStore(async (filled) => {
  await publish([content(), releaseOf('shell', shell), page('x')], {}, filled);
  await publish([remote('y', '/admin/y', 'return 1')], {}, filled);
});
beforeEach(async () => {
  store = await newStore();
});

const spoil = (name: string) => store.objects.write(name, Buffer.from('something else'));
test('a store in which every byte is as it was written has no damage', async () => {
  expect(await verifyStore(store)).toEqual([]);
});

const inventoryOf = async (number: number) => store.inventory(await store.composition(number));
const documentIn = async (number: number, path: string) => (await inventoryOf(number)).documents[path]!.file;

test('two compositions name a document that is stored once', async () => {
  expect(await documentIn(2, '/x')).toBe(await documentIn(1, '/x'));
  expect(await documentIn(2, '/admin/y')).toBe(await documentIn(2, 'staff'));
});

const addressIn = async (number: number, app: string) => (await store.composition(number)).releases[app]!;
const objects = {
  'a document': () => documentIn(1, '/x'),
  'a later document': () => documentIn(2, '/admin/y'),
  'a compressed document': async () => `${await documentIn(2, '/x')}.br`,
  'the document of unknown addresses': () => documentIn(2, '404'),
  'a collection': async () => `media/${file}.json`,
  'a compressed collection': async () => `media/${file}.json.gz`,
  'a picture': async () => 'media/a.avif',
  'a script of a release': async () => `r/x/${await addressIn(1, 'x')}/x.js`,
  'a compressed script of a release': async () => `r/x/${await addressIn(1, 'x')}/x.js.br`,
};

/** A damaged release is named as a whole. */
const damageOf = (name: string) => name.replace(/^(r\/[^/]+\/[^/]+\/).*(?<!\.br)$/, '$1');

test.each(Object.entries(objects))('%s is named when damaged and when missing', async (_, find) => {
  const name = await find();
  await spoil(name);
  expect(await verifyStore(store)).toContain(damageOf(name));
  await store.objects.remove([name]);
  expect(await verifyStore(store)).toContain(damageOf(name));
});

const harmed = Object.entries(objects).flatMap(([what, find]) =>
  (['damaged', 'missing'] as const).map((harm) => [what, harm, find] as const),
);
test.each(harmed)('publishing again mends the live site: %s that is %s', async (_what, harm, find) => {
  const name = await find();
  if (harm === 'damaged') await spoil(name);
  else await store.objects.remove([name]);
  const again = await publish([content(), releaseOf('shell', shell), page('x')], { isAgain: true });
  expect(again.status).toBe('live');
  const live = await store.composition(again.composition);
  const damaged = await verifyStore(store);
  const named = [
    ...(await store.filesOf(live)),
    ...Object.entries(live.releases).map(([app, address]) => `r/${app}/${address}/`),
  ];
  expect(
    damaged.filter((each) => each.startsWith('media/') || named.some((part) => each.startsWith(part))),
  ).toEqual([]);
});

test('publishing again also mends a release that gets the same address', async () => {
  const target = { kind: 'preview' } as const;
  const { z } = (await publish([page('z')], { target })).releases;
  await spoil(`r/z/${z}/z.js`);
  await expect(publish([page('z')], { target })).rejects.toThrow('The store holds other bytes');
  const again = await publish([page('z')], { target, isAgain: true });
  expect(again.releases['z']).toBe(z);
  await store.releases.verify('z', z!);
});

test('everything that is damaged is named at once', async () => {
  const address = await addressIn(2, 'y');
  const sitemap = (await inventoryOf(1)).files['sitemap.xml']!;
  const damaged = ['compositions/2/composition.json', sitemap, 'media/a.avif', entryName(1)];
  for (const name of [...damaged, `r/y/${address}/node/bundle.cjs`]) await spoil(name);
  expect(await verifyStore(store)).toEqual(expect.arrayContaining([...damaged, `r/y/${address}/`]));
});
