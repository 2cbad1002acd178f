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
  const caches = XDG_CACHE_HOME || join(homedir(), '.cache');
  const folder = MIRROR || join(caches, 'vibrant-peak', `mirror-${id}`);
  ensurePrivateFolder(folder);
  return new LocalObjects(folder);
}
