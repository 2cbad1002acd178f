import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';

/**
 * Lets nobody but the owner read a SQLite file, which is created if it is missing. SQLite gives new
 * files beside it the same permissions.
 */
export function ownerOnly(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  for (const each of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(each)) restrict(each);
}

function restrict(file: string): void {
  try {
    chmodSync(file, 0o600);
  } catch (error) {
    // Another user owns it, and has decided who else uses it.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}
