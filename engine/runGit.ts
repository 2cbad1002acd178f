import { execFileSync } from 'node:child_process';

/** What git says; `undefined` where it fails, or is not there. */
export function runGit(folder: string, ...args: string[]): string | undefined {
  try {
    const options = { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26 } as const;
    return execFileSync('git', args, { ...options, stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}
