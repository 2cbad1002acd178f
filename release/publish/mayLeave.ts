import type { Store } from '../store/store';

/** Whether the site can do without an application's release: pages of others stand in the shell, the content and layouts. */
export async function mayLeave(store: Store, name: string, hash: string): Promise<boolean> {
  const { offers, content } = await store.manifest(name, hash);
  return name !== 'shell' && !content && Object.keys(offers?.layouts ?? {}).length === 0;
}
