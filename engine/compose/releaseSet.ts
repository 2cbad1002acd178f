import type { ReleaseManifest } from '../formats/manifest';
import type { Releases } from '../log/entry';
import type { Store } from '../store/store';

/** The releases of a composition by application, each with its manifest. */
export type ReleaseSet = Map<string, { hash: string; manifest: ReleaseManifest }>;

/** The release of the content. @throws when there is none. */
export function contentOf(releaseSet: ReleaseSet) {
  const release = [...releaseSet.values()].find(({ manifest }) => manifest.content !== undefined);
  if (!release) throw new Error('The site has no content: npx vibrant-peak publish shared');
  return release;
}

/** @throws when the store lacks one of the releases. */
export async function releaseSetOf(store: Store, releases: Releases): Promise<ReleaseSet> {
  const entries = Object.entries(releases).map(
    async ([name, hash]) => [name, { hash, manifest: await store.releases.manifest(name, hash) }] as const,
  );
  return new Map(await Promise.all(entries));
}
