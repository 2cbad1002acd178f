import type { BuiltRelease } from '../../engine/formats/manifest';
import type { Store } from '../../engine/store/store';
import { variantOf } from '../variant';

/**
 * Another release that works as the original does, from other bytes: every script gets a line of
 * its own.
 */
export const restamped = (store: Store, name: string, hash: string, stamp: string): Promise<BuiltRelease> =>
  variantOf(store, name, hash, (file, code) => (file.endsWith('.js') ? `${code}\n//${stamp}` : code));
