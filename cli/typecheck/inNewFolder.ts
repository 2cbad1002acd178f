import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Works in a new folder, as other processes work in the same checkout, and removes it. */
export function inNewFolder<T>(parent: string, work: (folder: string) => T): T {
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'run-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
