import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The fields of a package.json that are read. */
export interface PackageJson {
  name: string;
  version: string;
  /** The commit of a built package, as npm calls it. */
  gitHead?: string;
  private?: boolean;
  sideEffects?: string[];
  license?: string;
  workspaces?: string[];
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  /**
   * Versions of packages that others ask for, for npm. Published packages bring those of the
   * repository.
   */
  overrides?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  exports?: Record<string, string | Record<string, string>>;
  /**
   * Marks a package as an application of the site, or as its content. `release` names its releases;
   * by default the package's name.
   * `profile` says that it belongs to that profile alone.
   */
  federation?: { role: 'host' | 'remote' | 'content'; port?: number; release?: string; profile?: 'live' };
}

/** @throws when the folder holds no package.json. */
export const readPackage = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson;

/**
 * The file, or file pattern, behind an export of a package.
 * @throws when there is no such export.
 */
export function exportedFile({ name, exports = {} }: PackageJson, key: string): string {
  const file = exports[key];
  if (typeof file !== 'string') throw new Error(`${name} does not export ${key}`);
  return file;
}

/**
 * Folder of an installed package, resolved as for code in `from`.
 * @throws when it is not installed there.
 */
export function packageFolder(name: string, from: string = process.cwd()): string {
  const candidates = ancestors(from).map((folder) => join(folder, 'node_modules', name));
  const found = candidates.find(isPackage);
  if (found === undefined) throw new Error(`${name} is not installed for ${from}`);
  return realpathSync(found);
}

/**
 * The nearest folder with a package.json, from the given one upwards.
 * @throws when there is none.
 */
export function findPackage(from: string): string {
  return dirname(nearest('package.json', from));
}

/**
 * The root of the repository that a package is a workspace of, otherwise the package's own folder.
 */
export function findRoot(from: string = process.cwd()): string {
  const own = findPackage(from);
  return (
    ancestors(dirname(own)).find((folder) => isPackage(folder) && workspacesIn(folder).includes(own)) ?? own
  );
}

/** Folders of a repository's workspaces, by the patterns in its package.json. */
export function workspacesIn(root: string): string[] {
  const { workspaces = [] } = readPackage(root);
  return workspaces.flatMap((pattern) => foldersLike(root, pattern.split('/'))).filter(isPackage);
}

function foldersLike(folder: string, [segment, ...rest]: string[]): string[] {
  if (segment === undefined) return [folder];
  if (!segment.includes('*')) return foldersLike(join(folder, segment), rest);
  const like = new RegExp(`^${segment.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`);
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name) && like.test(entry.name))
    .flatMap((entry) => foldersLike(join(folder, entry.name), rest));
}

/** Path of the nearest file of that name, from a folder upwards. @throws when there is none. */
export function nearest(file: string, from: string): string {
  const found = ancestors(from).find((folder) => existsSync(join(folder, file)));
  if (found === undefined) throw new Error(`There is no ${file} in ${from} or above it`);
  return join(found, file);
}

const isPackage = (folder: string) => existsSync(join(folder, 'package.json'));

function ancestors(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...ancestors(parent)];
}
