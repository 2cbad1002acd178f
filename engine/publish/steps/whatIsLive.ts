import type { Store } from '../../store/store';
import { noSite } from '../../usageError';

/** @throws when nothing is live yet. */
export async function whatIsLive(store: Store) {
  const pointer = await store.pointer();
  if (!pointer) throw noSite();
  return { pointer, live: await store.composition(pointer.live) };
}
