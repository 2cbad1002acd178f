import { readFileSync, readdirSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { whenAbsent } from './disk';

/** Files of a store as a server reads and sends them. */
export interface ServedFiles {
  /** A file's bytes, at once; `undefined` when there is none. @throws other failures of the disk. */
  read(name: string): Buffer | undefined;
  /** Names in a folder; none when there is no such folder. */
  names(folder: string): string[];
  /**
   * The file with an object's bytes; `undefined` when there is no such object.
   * @throws other failures.
   */
  find(name: string): Promise<{ path: string; size: number } | undefined>;
}

export const filesIn = (folder: string): ServedFiles => ({
  read: (name) => unlessAbsent(() => readFileSync(join(folder, name)), undefined),
  names: (name) => unlessAbsent(() => readdirSync(join(folder, name)), []),
  find: async (name) => {
    const path = join(folder, name);
    const found = await stat(path).catch(whenAbsent(undefined));
    return found?.isFile() ? { path, size: found.size } : undefined;
  },
});

function unlessAbsent<T, U>(work: () => T, absent: U): T | U {
  try {
    return work();
  } catch (error) {
    return whenAbsent(absent)(error as NodeJS.ErrnoException);
  }
}
