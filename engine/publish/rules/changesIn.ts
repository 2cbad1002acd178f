import { join, relative } from 'node:path';
import { findPackage, findRoot, readPackage, workspacesIn } from '@vibrant-peak/webpack/packages';
import { runGit } from '../../runGit';

/** Any release is built from these, too; at the root of the repository. */
const commonSources = [
  'shared',
  'webpack',
  'engine',
  'cli',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** Other packages of the repository that the application depends on, by folder. */
function packagesOf(folder: string, root: string): string[] {
  const { dependencies = {} } = readPackage(findPackage(folder));
  return workspacesIn(root).filter((each) => readPackage(each).name in dependencies);
}

/**
 * The changed files of all that a release of this folder is built from, by paths in the repository.
 * `undefined` where git does not say, which counts as a change.
 */
export function changesIn(folder: string): string[] | undefined {
  const root = findRoot(folder);
  const common = commonSources.map((name) => join(root, name));
  const sources = [...common, ...packagesOf(folder, root)].map((path) => relative(folder, path) || '.');
  const status = runGit(folder, 'status', '--porcelain', '--', '.', ...sources);
  return status
    ?.split('\n')
    .filter(Boolean)
    .map((line) => line.trim().replace(/^\S+ +/, ''));
}
