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
