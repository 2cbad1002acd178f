import { lstatSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const writableByOthers = 0o022;
const writableByAll = 0o002;
/** In such a folder (`/tmp`), users cannot rename the files of others. */
const sticky = 0o1000;

/**
 * Makes a folder that only its user can write, unless it exists.
 * @throws when it belongs to another user, or other users could change its content.
 */
export function ensurePrivateFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new Error(`${folder} cannot be made (${(error as Error).message}). MIRROR names another place.`);
  }
  const user = process.getuid?.();
  // Windows has no such owners and rights.
  if (user === undefined) return;
  const { mode, uid, ...found } = describe(folder);
  if (!found.isFolder) throw new Error(`${folder} is no folder. MIRROR names another place.`);
  if (uid !== user) throw new Error(`${folder} belongs to another user. MIRROR names another place.`);
  if (mode & writableByOthers)
    throw new Error(`Others can write ${folder}: chmod 700 it, or name another place with MIRROR.`);
  for (let parent = dirname(resolve(folder)); ; parent = dirname(parent)) {
    const { mode: parentMode } = describe(parent);
    if (parentMode & writableByAll && !(parentMode & sticky))
      throw new Error(`Others can write ${parent}, where ${folder} is. MIRROR names another place.`);
    if (parent === dirname(parent)) return;
  }
}

/** Examines the folder itself: a symbolic link does not count as a folder. */
function describe(path: string) {
  const found = lstatSync(path);
  return { mode: found.isSymbolicLink() ? 0 : found.mode, uid: found.uid, isFolder: found.isDirectory() };
}
