import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { join, relative } from 'node:path';
import { findRoot } from '@vibrant-peak/webpack/packages';
import { commitDigits, type Provenance } from '../store/provenance';

type Variables = Record<string, string | undefined>;

/** Any release is built from these, too; at the root of the repository. */
const commonSources = ['shared', 'webpack', 'release', 'package.json', 'package-lock.json', 'tsconfig.json'];

const first = (variables: Variables, ...names: string[]) =>
  names.map((name) => variables[name]).find((value) => value);

/** The user: the usual variables of CI, else the user of this machine. */
export const whoIsHere = (variables: Variables = process.env): string =>
  first(
    variables,
    'PUBLISHED_BY',
    'GITHUB_ACTOR',
    'GITLAB_USER_LOGIN',
    'BUILD_REQUESTEDFOR',
    'CIRCLE_USERNAME',
    'DRONE_COMMIT_AUTHOR',
  ) ?? nameOfUser();

/** The provenance of a publish from a folder: commit and history from git, where the folder is in a repository. */
export function provenanceOf(
  folder: string,
  variables: Variables = process.env,
  now = new Date(),
): Provenance {
  const by = whoIsHere(variables);
  const at = now.toISOString();
  const commit = runGit(folder, ['rev-parse', 'HEAD']);
  if (!commit) return { by, at };
  const history = historyOf(folder);
  return {
    ...{ by, at, commit },
    ...(changesIn(folder)?.length !== 0 && { isChanged: true as const }),
    ...(history && { history }),
  };
}

/** A shallow clone does not have the whole history: a commit that it lacks may still be an ancestor. */
function historyOf(folder: string): string[] | undefined {
  if (runGit(folder, ['rev-parse', '--is-shallow-repository']) !== 'false') return undefined;
  const commits = runGit(folder, ['rev-list', 'HEAD'])?.split('\n');
  return commits?.map((commit) => commit.slice(0, commitDigits));
}

/**
 * The files that differ from the commit, of all that a release of this folder is built from, by their paths in the repository;
 * `undefined` where git does not say, which counts as a change.
 */
export function changesIn(folder: string): string[] | undefined {
  const root = findRoot(folder);
  const sources = commonSources.map((name) => relative(folder, join(root, name)) || '.');
  const status = runGit(folder, ['status', '--porcelain', '--', '.', ...sources]);
  return status
    ?.split('\n')
    .filter(Boolean)
    .map((line) => line.trim().replace(/^\S+ +/, ''));
}

function nameOfUser(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}

function runGit(folder: string, args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1 << 24,
    }).trim();
  } catch {
    return undefined;
  }
}
