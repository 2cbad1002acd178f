import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { findRoot } from '@vibrant-peak/webpack/packages';
import { noSite, UsageError } from '../usageError';
import { LocalObjects } from '../objects/localObjects';
import { logFolder } from '../log/entry';
import { Store } from './store';

export type { Store };

const defaultFolder = join(findRoot(), 'store');

/** The address in `STORE`. @param otherwise the folder without it. */
export const namedStore = (otherwise = defaultFolder) => process.env['STORE'] || otherwise;

/**
 * The store of the commands: `STORE` names a folder, or a bucket (`s3://bucket/prefix`).
 * @throws UsageError when a folder holds no store: a mistyped name must not create one.
 */
export async function openStore(address = namedStore()): Promise<Store> {
  const store = await beginStore(address);
  if (store.objects instanceof LocalObjects && !existsSync(join(address, logFolder)))
    throw new UsageError(
      process.env['STORE']
        ? `${address} holds no store: STORE is the folder of one, or s3://bucket/prefix. To create one there, run npm start in the site's repository.`
        : `STORE is not set, and ${address} holds no store. Set STORE to the site's store: a folder, or s3://bucket/prefix. In the site's repository npm start creates one.`,
    );
  return store;
}

/**
 * Like `openStore`, for commands that need a published site: a mistyped bucket looks like an empty
 * one.
 * @throws UsageError when nothing is published.
 */
export async function openSite(address = namedStore()): Promise<Store> {
  const store = await openStore(address);
  if (!(await store.pointer())) throw noSite();
  return store;
}

/**
 * Like `openStore`, but the folder may be new or empty.
 * @throws UsageError when the address can be neither folder nor bucket.
 */
export async function beginStore(address = namedStore()): Promise<Store> {
  if (address.startsWith('s3:')) {
    if (!/^s3:\/\/[^/]/.test(address)) throw wrongAddress(address);
    // The client is large: a store in a folder does not load it.
    const { openBucket } = await import('../objects/openBucket');
    return new Store(openBucket(address));
  }
  // One letter before the colon is a drive.
  if (/^[a-z][a-z\d+.-]+:/i.test(address)) throw wrongAddress(address);
  if (existsSync(address) && !statSync(address).isDirectory())
    throw new UsageError(`${address} is a file: STORE is a folder, or s3://bucket/prefix`);
  return new Store(new LocalObjects(address));
}

const wrongAddress = (address: string) =>
  new UsageError(`STORE is a folder or s3://bucket/prefix, not "${address}"`);
