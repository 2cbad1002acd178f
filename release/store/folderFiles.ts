import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Files of a store's folder as a server reads them: at once, in the middle of a request. */
export interface FolderFiles {
  /** A file's bytes; `undefined` when there is none. @throws other failures of the disk. */
  read(name: string): Buffer | undefined;
  /** Names in a folder; none when there is no such folder. */
  names(folder: string): string[];
}

export const filesIn = (folder: string): FolderFiles => ({
  read: (name) => unlessAbsent(() => readFileSync(join(folder, name)), undefined),
  names: (name) => unlessAbsent(() => readdirSync(join(folder, name)), []),
});

function unlessAbsent<T, U>(work: () => T, absent: U): T | U {
  try {
    return work();
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return absent;
    throw error;
  }
}
