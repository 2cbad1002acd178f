import { rmSync, statfsSync } from 'node:fs';

const memory = '/dev/shm';
/** Space for the copies of stores, checkouts and browser profiles of three workers, in bytes. */
const needed = 2 * 1024 ** 3;

/**
 * Moves temporary files into memory where there is room: none of them needs to survive the tests.
 * `TMPDIR` overrides it.
 */
export function keepTemporaryFilesInMemory(): void {
  process.env['TMPDIR'] ??= hasRoom() ? memory : '/tmp';
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > needed;
  } catch {
    return false;
  }
}

/** Removes a temporary folder. Processes that write to it must have ended: see endProcess. */
export const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true });
