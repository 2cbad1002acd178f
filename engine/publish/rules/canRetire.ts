import type { Store } from '../../store/store';

/**
 * Whether the site can do without an application's release: pages of others stand in the shell, the content and layouts, and without
 * adapters the staff area would be the default profile's, with its demo login.
 */
export async function canRetire(store: Store, name: string, hash: string): Promise<boolean> {
  const { offers, content } = await store.releases.manifest(name, hash);
  if (name === 'shell' || content) return false;
  return offers?.adapters === undefined && Object.keys(offers?.layouts ?? {}).length === 0;
}
