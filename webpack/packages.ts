import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What is read of a package.json. */
export interface PackageJson {
  name: string;
  version: string;
  private?: boolean;
  sideEffects?: boolean | string[];
  license?: string;
  workspaces?: string[];
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  exports?: Record<string, string | Record<string, string>>;
  /** Makes a package an application of the site, or its content. */
  federation?: { role: 'host' | 'remote' | 'content'; port?: number };
}

/** @throws when the folder holds no package.json. */
export const readPackage = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson;

/** The file, or the pattern of files, to which an export of a package leads. @throws when it has no such export. */
export function exportedFile({ name, exports = {} }: PackageJson, key: string): string {
  const target = exports[key];
  const file = typeof target === 'string' ? target : target?.['default'];
  if (file === undefined) throw new Error(`${name} does not export ${key}`);
  return file;
}

/** Folder of an installed package, as code in `from` would find it. @throws when it is not installed there. */
export function packageFolder(name: string, from: string = process.cwd()): string {
  const places = ancestors(from).map((folder) => join(folder, 'node_modules', name));
  const found = places.find(isPackage);
  if (found === undefined) throw new Error(`${name} is not installed for ${from}`);
  return realpathSync(found);
}

/** The nearest folder with a package.json, from the given one upwards. @throws when there is none. */
export function findPackage(from: string): string {
  return dirname(nearest('package.json', from));
}

/** The folder of the repository that a package is a workspace of, or else its own. */
export function findRoot(from: string = process.cwd()): string {
  const own = findPackage(from);
  return (
    ancestors(dirname(own)).find((folder) => isPackage(folder) && workspacesIn(folder).includes(own)) ?? own
  );
}

/** Folders of the workspaces of a repository, by the patterns that its package.json lists. */
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

/** The nearest file of that name, from a folder upwards. @throws when there is none. */
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
