import { brotliCompressSync } from 'node:zlib';
import { compose } from '../../engine/compose/compose';
import type { Composition } from '../../engine/formats/composition';
import { expect, test } from '../site';
import { imaginaryRemote, remoteNames, withMorePages } from './bigSite';
import { copyStore } from './storeCopy';

test.skip(!!process.env['SITE'], 'needs the store of the test site');

test(
  '50 remotes with 500 pages cost the first visit nothing, and composing grows with the pages',
  { tag: '@long' },
  async () => {
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
      const composition = await compose(store, { releases: all, provenances: {} });
      return { composition, milliseconds: performance.now() - begin };
    };

    await timed(releases);
    const now = await timed(releases);
    const staff = { ...releases };
    for (const name of remoteNames(46))
      staff[name] = await store.releases.add(await imaginaryRemote(store, name, { pages: 10, releases }));
    const grown = await timed(staff);
    const grownPublic = await store.releases.add(await withMorePages(store, { pages: 40, releases }));
    const more = { ...releases, 'remote-public': grownPublic };
    const prerendered = await timed(more);

    const [before, after] = [await home(now.composition), await home(grown.composition)];
    const perPage = ({ milliseconds }: typeof now, pages: number) =>
      (milliseconds - now.milliseconds) / pages;
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
  },
);
