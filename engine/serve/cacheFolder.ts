import { chmodSync, lstatSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { sha256 } from '../formats/address';

/**
 * The folder of this server's cache, for its user alone, in `MIRROR` or the user's cache folder.
 * Each store has its own: compositions of two stores have the same numbers. So has each port: of two
 * servers on one machine, each removes files that it does not know.
 * @throws when it cannot be made, or belongs to another user.
 */
export function cacheFolder(): string {
  const { MIRROR, XDG_CACHE_HOME, STORE = '', S3_ENDPOINT = '', PORT = '' } = process.env;
  try {
    const above = MIRROR || XDG_CACHE_HOME || join(homedir(), '.cache');
    const folder = join(above, `vibrant-peak-${sha256(`${STORE} ${S3_ENDPOINT} ${PORT}`).slice(0, 16)}`);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const found = lstatSync(folder);
    if (!found.isDirectory()) throw new Error(`${folder} is not a folder`);
    // Windows has no such owners.
    if (found.uid !== (process.getuid?.() ?? found.uid)) throw new Error(`${folder} belongs to another user`);
    chmodSync(folder, 0o700);
    return folder;
  } catch (error) {
    throw new Error(
      `The cache of the store has no place (${(error as Error).message}). Name a folder for it with MIRROR.`,
      { cause: error },
    );
  }
}
