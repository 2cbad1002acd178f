import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { join, relative } from 'node:path';
import { findRoot } from '@vibrant-peak/webpack/packages';
import { commitDigits, type Provenance } from '../store/provenance';

type Variables = Record<string, string | undefined>;

/** How many commits of the history go along with a publish. */
const historyLength = 2000;

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

/**
 * The provenance of a publish from a folder: commit, time and ancestors from git, or from the usual variables of CI outside a
 * repository.
 */
export function provenanceOf(
  folder: string,
  variables: Variables = process.env,
  now = new Date(),
): Provenance {
  const git = (...args: string[]) => runGit(folder, args);
  const head = git('rev-parse', 'HEAD');
  const commit =
    head ??
    first(
      variables,
      'GITHUB_SHA',
      'CI_COMMIT_SHA',
      'BITBUCKET_COMMIT',
      'CIRCLE_SHA1',
      'BUILD_SOURCEVERSION',
      'GIT_COMMIT',
    );
  const committed =
    (head && git('show', '-s', '--format=%cI', head)) ?? first(variables, 'CI_COMMIT_TIMESTAMP');
  const known = head && git('rev-list', `--max-count=${historyLength}`, head)?.split('\n');
  const run = runOf(variables);
  return {
    by: whoIsHere(variables),
    at: now.toISOString(),
    ...(commit && { commit }),
    ...(head && changesIn(folder)?.length !== 0 && { isChanged: true as const }),
    ...(committed && { committed }),
    ...(run && { run }),
    ...(known && {
      history: {
        known: known.map((each) => each.slice(0, commitDigits)),
        isWhole: known.length < historyLength && git('rev-parse', '--is-shallow-repository') === 'false',
      },
    }),
  };
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

function runOf(variables: Variables): Provenance['run'] {
  const text = (name: string) => variables[name];
  const runs = [
    {
      pipeline: text('GITHUB_WORKFLOW_REF') ?? `${text('GITHUB_REPOSITORY')} ${text('GITHUB_WORKFLOW')}`,
      number: text('GITHUB_RUN_NUMBER'),
      url:
        text('GITHUB_RUN_ID') &&
        `${text('GITHUB_SERVER_URL')}/${text('GITHUB_REPOSITORY')}/actions/runs/${text('GITHUB_RUN_ID')}`,
    },
    { pipeline: text('CI_PROJECT_PATH'), number: text('CI_PIPELINE_IID'), url: text('CI_JOB_URL') },
    { pipeline: text('JOB_NAME'), number: text('BUILD_NUMBER'), url: text('BUILD_URL') },
  ];
  const found = runs.find(({ pipeline, number }) => pipeline && /^\d+$/.test(number ?? ''));
  if (!found) return undefined;
  return { pipeline: found.pipeline!, number: Number(found.number), ...(found.url && { url: found.url }) };
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
