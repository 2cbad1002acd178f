import { brotliCompressSync } from 'node:zlib';
import { compose } from '../../release/compose/compose';
import type { BuiltRelease } from '../../release/store/manifest';
import type { Composition, Releases, Store } from '../../release/store/store';
import { treeHash } from '../../release/store/address';
import { expect, test } from '../site';
import { restamped } from './restamped';
import { copyStore } from './storeCopy';

test.skip(!!process.env['SITE'], 'needs the store of the test site');

/** A release of a remote that does not exist, made of one that does, with pages of its own. */
async function imaginary(store: Store, name: string, paths: string[], like: string, releases: Releases) {
  const release = await restamped(store, like, releases[like]!, name);
  const { manifest } = release;
  const { module } = manifest.offers!.pages[0]!;
  manifest.name = name;
  manifest.assets.uniqueName = `${name}@1`;
  manifest.offers = { ...manifest.offers, pages: paths.map((path) => ({ path, module })) };
  return stored(store, { ...release, name });
}

/** remote-public with more addresses for its team page. */
async function withMorePages(store: Store, paths: string[], releases: Releases) {
  const release = await restamped(store, 'remote-public', releases['remote-public']!, 'more');
  const { offers } = release.manifest;
  const { module } = offers!.pages.find(({ path }) => path === '/team')!;
  offers!.pages.push(...paths.map((path) => ({ path, module })));
  return stored(store, release);
}

async function stored(store: Store, release: BuiltRelease): Promise<string> {
  const files = new Map(release.files).set('release.json', Buffer.from(JSON.stringify(release.manifest)));
  const made = { ...release, files, hash: treeHash(files) };
  return store.addRelease(made);
}

test('50 remotes with 500 pages cost the first visit nothing, and composing grows with the pages', async () => {
  test.setTimeout(300_000);
  const copy = await copyStore();
  const { store } = copy;
  const releases = await copy.liveReleases();
  const home = async (composition: Composition) => {
    const { documents } = await store.inventory(composition);
    const html = (await store.objects.read(documents['/']!.file))!;
    return { bytes: brotliCompressSync(html).length, text: html.toString() };
  };
  const timed = async (all: typeof releases) => {
    const begin = performance.now();
    const composition = await compose(store, all);
    return { composition, milliseconds: performance.now() - begin };
  };

  await timed(releases);
  const now = await timed(releases);
  const staff = { ...releases };
  for (let index = 0; index < 46; index++) {
    const name = `remote-${['alpha', 'beta', 'gamma', 'delta', 'omega'][index % 5]}-${index}`;
    const paths = Array.from({ length: 10 }, (_, page) => `/admin/${name}/page-${page}`);
    staff[name] = await imaginary(store, name, paths, 'remote-invoice', releases);
  }
  const grown = await timed(staff);
  const offers = Array.from({ length: 40 }, (_, page) => `/offer-${page}`);
  const more = { ...releases, 'remote-public': await withMorePages(store, offers, releases) };
  const prerendered = await timed(more);

  const [before, after] = [await home(now.composition), await home(grown.composition)];
  const perPage = ({ milliseconds }: typeof now, pages: number) => (milliseconds - now.milliseconds) / pages;
  console.log(
    `first document of /: ${before.bytes} B brotli, with 50 remotes and 500 pages ${after.bytes} B; ` +
      `composing ${Math.round(now.milliseconds)} ms, a staff page more ${perPage(grown, 460).toFixed(1)} ms, ` +
      `a prerendered page more ${perPage(prerendered, 40).toFixed(1)} ms`,
  );
  expect(after.bytes - before.bytes).toBeLessThanOrEqual(3000);
  const scripts = (text: string) => text.match(/"url":"[^"]+"/g)?.length;
  expect(scripts(after.text)).toBe(scripts(before.text));
  expect(after.text).not.toContain('remote-alpha');
  copy.remove();
});
