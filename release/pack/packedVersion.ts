import { execFileSync } from 'node:child_process';

/**
 * The version under which a package is packed: its own, with the time of the last commit in its folder for the patch, so that
 * a changed package has a new version for remotes elsewhere. Outside a repository it is the package's own.
 */
export const packedVersion = (folder: string, version: string) =>
  version.replace(/\d+$/, (patch) => lastCommit(folder) || patch);

/** When something in a folder was last committed, in UTC, as a number: 202611221041. */
function lastCommit(folder: string): string {
  const args = ['log', '-1', '--date=format-local:%Y%m%d%H%M', '--format=%cd', '--', '.'];
  try {
    return execFileSync('git', args, {
      cwd: folder,
      env: { ...process.env, TZ: 'UTC' },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}
