import { condemnedNames } from '../store/condemned';
import type { Entry } from '../store/log/entry';
import type { Store } from '../store/store';
import { treeHash } from '../store/treeHash';
import type { BuiltRelease } from '../store/manifest';

/**
 * The release under an address that can be used. An address that was once condemned as garbage is never used again, since whoever
 * removes what stands there may be late. If the same bytes come back, they become another generation: their manifest says so, which
 * gives them another hash.
 */
export async function notCondemned(store: Store, state: Entry, release: BuiltRelease): Promise<BuiltRelease> {
  const condemned = await condemnedNames(store, state);
  let next = release;
  for (let generation = 2; condemned.has(`r/${next.name}/${next.hash}/`); generation++)
    next = ofGeneration(release, generation);
  return next;
}

function ofGeneration(release: BuiltRelease, generation: number): BuiltRelease {
  const manifest = { ...release.manifest, generation };
  const files = new Map(release.files).set('release.json', Buffer.from(JSON.stringify(manifest, null, 2)));
  return { ...release, manifest, files, hash: treeHash(files) };
}
