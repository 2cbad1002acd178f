import { join } from 'node:path';
import { findRoot } from '@vibrant-peak/webpack/packages';
import { LocalObjects } from './localObjects';
import { Store } from './store';

const defaultFolder = join(findRoot(), 'store');

/** The store that the commands work on: `STORE` names another folder than `store`, or a bucket (`s3://bucket/prefix`). */
export async function openStore(address = process.env['STORE'] || defaultFolder): Promise<Store> {
  if (!address.startsWith('s3://')) return new Store(new LocalObjects(address));
  // The client is large: a store in a folder does not load it.
  const { openBucket } = await import('./s3Objects');
  return new Store(openBucket(address));
}
