import type { Composition } from '../../formats/composition';
import type { Releases } from '../../log/entry';
import type { Store } from '../../store/store';

/**
 * Whether the site can do without an application's release. Pages of others need shell, content and
 * layouts; without adapters, the staff area would have the demo login.
 */
export async function canRetire(store: Store, name: string, hash: string): Promise<boolean> {
  const { offers, content } = await store.releases.manifest(name, hash);
  if (name === 'shell' || content) return false;
  return offers?.adapters === undefined && Object.keys(offers?.layouts ?? {}).length === 0;
}

/** Why the site cannot go from its live releases back to a composition; `undefined` when it can. */
export async function missingIn(
  store: Store,
  { number, releases }: Composition,
  live: Releases,
): Promise<string | undefined> {
  for (const [name, release] of Object.entries(live))
    if (releases[name] === undefined && !(await canRetire(store, name, release)))
      return `Composition ${number} has no ${name}, and pages of others stand in what it offers.`;
  return undefined;
}
