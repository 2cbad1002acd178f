import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../release/store/openStore';
import type { Releases, Store } from '../../release/store/store';

/** The test site's store, copied: a test may publish into it what it likes. */
export interface StoreCopy {
  folder: string;
  store: Store;
  liveReleases: () => Promise<Releases>;
  remove: () => void;
}

const original = join(import.meta.dirname, '../../store/test');

export async function copyStore(): Promise<StoreCopy> {
  const parent = mkdtempSync(join(tmpdir(), 'vibrant-peak-'));
  const folder = join(parent, 'store');
  cpSync(original, folder, { recursive: true });
  const store = await openStore(folder);
  return {
    folder,
    store,
    liveReleases: async () => (await store.composition((await store.pointer())!.live)).releases,
    remove: () => rmSync(parent, { recursive: true, force: true }),
  };
}
