import { link, mkdir, open, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The file system operations of a store in a folder. After a power cut only synced changes are
 * certain to be there.
 */
export interface Disk {
  read(path: string): Promise<Buffer>;
  /** Writes a file; its bytes are durable once the file is synced, its name once the folder is. */
  write(path: string, content: Buffer): Promise<void>;
  /** Makes the bytes of a file, or the names in a folder, durable. */
  sync(path: string): Promise<void>;
  /** Links a file to a second name. @throws EEXIST when the name exists. */
  link(from: string, to: string): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  /** Removes a name; of a folder, with everything in it. A missing one is not an error. */
  remove(path: string): Promise<void>;
  /** Makes a folder and those above it. @returns the first one that was not there. */
  makeFolder(path: string): Promise<string | undefined>;
  /** Paths of the files in a folder and those below it. */
  files(folder: string): Promise<string[]>;
  /** When a file was written, by the disk's own clock. */
  modified(path: string): Promise<number>;
}

/** The disks of this machine. */
export const machineDisk: Disk = {
  read: (path) => readFile(path),
  write: (path, content) => writeFile(path, content),
  sync: async (path) => {
    const handle = await open(path, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  },
  link: (from, to) => link(from, to),
  rename: (from, to) => rename(from, to),
  remove: (path) => rm(path, { force: true, recursive: true }),
  makeFolder: (path) => mkdir(path, { recursive: true }),
  files: async (folder) => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  },
  modified: async (path) => (await stat(path)).mtimeMs,
};

/** Whether a write failed for want of room: nothing was written then. */
export const isFull = (error: unknown): error is NodeJS.ErrnoException =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Whether a file belongs to others, or its disk is read-only: nothing was written then. */
export const isForbidden = (error: unknown): error is NodeJS.ErrnoException =>
  ['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Handles a failure of a path that is not there, or cannot be: its result is `absent`. */
export const whenAbsent =
  <T>(absent: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(error.code ?? '')) return absent;
    throw error;
  };
