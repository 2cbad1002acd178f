import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../engine/store/openStore';
import type { Releases } from '../../engine/log/entry';
import type { Store } from '../../engine/store/store';
import { serveStore } from '../runningSite';
import { testStore } from '../testStore';
import { removeFolder } from '../temporaryFiles';

/** A copy of the test site's store, into which a test may publish. */
export interface StoreCopy {
  folder: string;
  store: Store;
  liveReleases: () => Promise<Releases>;
  remove: () => void;
}

const root = join(import.meta.dirname, '../..');

export async function copyStore(original = testStore): Promise<StoreCopy> {
  const parent = mkdtempSync(join(tmpdir(), 'vibrant-peak-'));
  const folder = join(parent, 'store');
  cpSync(join(root, original), folder, { recursive: true });
  const store = await openStore(folder);
  return {
    folder,
    store,
    liveReleases: async () => (await store.composition((await store.pointer())!.live)).releases,
    remove: () => removeFolder(parent),
  };
}

/** A copy that is served until it is removed. */
export interface ServedCopy extends StoreCopy {
  url: string;
}

export async function serveCopy(): Promise<ServedCopy> {
  const copy = await copyStore();
  const { url, stop } = await serveStore(copy.folder);
  return {
    ...copy,
    url,
    remove: () => {
      stop();
      copy.remove();
    },
  };
}
