import { createHash } from 'node:crypto';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { LocalObjects } from '../store/localObjects';
import type { Store } from '../store/store';
import { ensurePrivateFolder } from './privateFolder';

/**
 * The folder that a server serves a store from: the store's own where it is one, else that of a mirror. `MIRROR` names it; otherwise each
 * store has its own, for compositions of two stores have the same numbers.
 * @throws when others could write the mirror.
 */
export function servedObjects({ objects }: Store): LocalObjects {
  if (objects instanceof LocalObjects) return objects;
  const { MIRROR, XDG_CACHE_HOME, STORE = '', S3_ENDPOINT = '' } = process.env;
  const id = createHash('sha256').update(`${STORE} ${S3_ENDPOINT}`).digest('hex').slice(0, 16);
  const folder = MIRROR || join(XDG_CACHE_HOME || cacheFolder(), 'vibrant-peak', `mirror-${id}`);
  ensurePrivateFolder(folder);
  return new LocalObjects(folder);
}

/** @throws when the user has no home folder. */
function cacheFolder(): string {
  try {
    return join(homedir(), '.cache');
  } catch {
    throw new Error('This user has no home folder. Name a folder for the copy of the store with MIRROR.');
  }
}
