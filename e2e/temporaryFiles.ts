import { rmSync, statfsSync } from 'node:fs';

const memory = '/dev/shm';
/** Copies of stores, checkouts and profiles of browsers, of three workers at once. */
const needed = 2 * 1024 ** 3;

/** Puts temporary files into memory where there is room: nothing of them has to outlast the tests. `TMPDIR` names another place. */
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

/** Removes a temporary folder. Whoever writes into it has to have ended: see endProcess. */
export const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true });
