import { treeHash } from '../../engine/formats/address';
import type { BuiltRelease } from '../../engine/formats/manifest';
import type { Releases } from '../../engine/log/entry';
import type { Store } from '../../engine/store/store';
import { restamped } from './restamped';

/**
 * A release of a remote that does not exist, made of remote-invoice, with staff pages of its own.
 */
export async function imaginaryRemote(
  store: Store,
  name: string,
  { pages, releases, stamp = name }: { pages: number; releases: Releases; stamp?: string },
): Promise<BuiltRelease> {
  const release = await restamped(store, 'remote-invoice', releases['remote-invoice']!, stamp);
  const { manifest } = release;
  const { module } = manifest.offers!.pages[0]!;
  manifest.name = name;
  manifest.assets.uniqueName = `${name}@1`;
  const paths = Array.from(
    { length: pages },
    (_, page) => `/admin/${name.replace('remote-', '')}/page-${page}`,
  );
  manifest.offers = { ...manifest.offers, pages: paths.map((path) => ({ path, module })) };
  return sealed({ ...release, name });
}

/** remote-public with more addresses for its team page. */
export async function withMorePages(
  store: Store,
  { pages, releases }: { pages: number; releases: Releases },
): Promise<BuiltRelease> {
  const release = await restamped(store, 'remote-public', releases['remote-public']!, 'more');
  const { offers } = release.manifest;
  const { module } = offers!.pages.find(({ path }) => path === '/team')!;
  offers!.pages.push(...Array.from({ length: pages }, (_, page) => ({ path: `/offer-${page}`, module })));
  return sealed(release);
}

/**
 * Names of imaginary remotes: they share little, so that documents compress as those of real ones.
 */
export const remoteNames = (count: number) =>
  Array.from(
    { length: count },
    (_, n) => `remote-${['alpha', 'beta', 'gamma', 'delta', 'omega'][n % 5]}-${n}`,
  );

/** The release with a changed manifest, under the hash that follows from it. */
export function sealed(release: BuiltRelease): BuiltRelease {
  const files = new Map(release.files).set('release.json', Buffer.from(JSON.stringify(release.manifest)));
  return { ...release, files, hash: treeHash(files) };
}
