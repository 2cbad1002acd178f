import type { ReleaseManifest } from '../store/manifest';
import type { Releases, Store } from '../store/store';

/** The releases of a composition by application, each with its manifest. */
export type ReleaseSet = Map<string, { hash: string; manifest: ReleaseManifest }>;

/** The release of the content; none where a site is from before it had releases of its own. */
export const contentOf = (releaseSet: ReleaseSet) =>
  [...releaseSet.values()].find(({ manifest }) => manifest.content !== undefined);

/** @throws when the store lacks one of the releases. */
export async function releaseSetOf(store: Store, releases: Releases): Promise<ReleaseSet> {
  const entries = Object.entries(releases).map(
    async ([name, hash]) => [name, { hash, manifest: await store.manifest(name, hash) }] as const,
  );
  return new Map(await Promise.all(entries));
}
