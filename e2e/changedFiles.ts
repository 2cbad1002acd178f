import { execFileSync } from 'node:child_process';

/** A clone of another branch has `main` at its origin only. */
const bases = ['refs/heads/main', 'refs/remotes/origin/main'];

/**
 * Paths of the files that differ from the branch `main`, new ones included and deleted ones left
 * out; `undefined` where git does not know that branch.
 */
export function changedFiles(folder: string): string[] | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const [base] = git('for-each-ref', '--format=%(refname:short)', ...bases).split('\n');
    if (!base) return undefined;
    return [
      ...git('diff', '-z', '--name-only', '--diff-filter=d', '--relative', base).split('\0'),
      ...git('ls-files', '-z', '--others', '--exclude-standard').split('\0'),
    ].filter(Boolean);
  } catch {
    return undefined;
  }
}
