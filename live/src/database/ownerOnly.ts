import { chmodSync, existsSync, writeFileSync } from 'node:fs';

/**
 * Lets nobody but the owner read a SQLite file, which is created if it is missing. SQLite gives new
 * files beside it the same permissions.
 */
export function ownerOnly(file: string): void {
  // A file that is there is not opened: closing it would end the locks that this process has on it.
  if (!existsSync(file)) writeFileSync(file, '', { mode: 0o600, flag: 'a' });
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
