import { sealed } from '../../e2e/deploy/bigSite';
import { variantOf } from '../../e2e/variant';
import type { BuiltRelease } from '../../engine/formats/manifest';
import type { Releases } from '../../engine/log/entry';
import { publishReleases } from '../../engine/publish/steps/publishReleases';
import type { Store } from '../../engine/store/store';
import { countCalls } from '../../engine/testing/countCalls';

/** What a publish of a remote with one public page takes. */
interface Taken {
  seconds: number;
  calls: number;
}

const name = 'remote-partners';
const log = () => undefined;

/** Publishes the page for the first time, and measures a second release of it. */
export async function publishPublicPage(store: Store, releases: Releases): Promise<Taken> {
  const [first, second] = [
    await partners(store, releases, 'first'),
    await partners(store, releases, 'second'),
  ];
  await publishReleases(store, [first], { log });
  const { objects, calls } = countCalls(store.objects);
  const begin = performance.now();
  await publishReleases(store.over(objects), [second], { log });
  return { seconds: (performance.now() - begin) / 1000, calls: calls() };
}

/** The measures of the same publish on a large site and on a small one. */
export const compared = (large: Taken, small: Taken) => ({
  'publish of a public remote with one page, s': large.seconds,
  'times the same publish on the test site': large.seconds / small.seconds,
  'calls to the store for the public page': large.calls,
  'calls for it on the test site': small.calls,
});

/** A remote with one public page, made of the page of the team of remote-public. */
async function partners(store: Store, releases: Releases, stamp: string): Promise<BuiltRelease> {
  const release = await variantOf(store, 'remote-public', releases['remote-public']!, (file, code) => {
    const own = code.replace(/remote([-_])public/g, 'remote$1partners');
    return file.endsWith('.js') ? `${own}\n//${stamp}` : own;
  });
  const { manifest } = release;
  const offers = { pages: [{ path: '/partners', module: 'team/TeamPage' }] };
  const assets = { ...manifest.assets, uniqueName: `${name}@1` };
  return sealed({ ...release, name, manifest: { ...manifest, name, offers, assets } });
}
