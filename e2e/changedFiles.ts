import { execFileSync } from 'node:child_process';

/**
 * Paths of the files that differ from the branch `main`, new ones included and deleted ones left
 * out; `undefined` where git does not know that branch.
 */
export function changedFiles(folder: string): string[] | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\0')
      .filter(Boolean);
  try {
    return [
      ...git('diff', '-z', '--name-only', '--diff-filter=d', '--relative', 'main'),
      ...git('ls-files', '-z', '--others', '--exclude-standard'),
    ];
  } catch {
    return undefined;
  }
}
