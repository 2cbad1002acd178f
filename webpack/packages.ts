import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** What is read of a package.json. */
export interface PackageJson {
  name: string;
  version: string;
  workspaces?: string[];
  exports?: Record<string, string | Record<string, string>>;
  /** Makes a package an application of the site. */
  federation?: { role: 'host' | 'remote'; port: number };
}

/** @throws when the folder holds no package.json. */
export const readPackage = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson;

/** Folder of an installed package, as code in `from` would find it. @throws when it is not installed there. */
export const packageFolder = (name: string, from: string = process.cwd()): string =>
  dirname(createRequire(join(from, 'package.json')).resolve(`${name}/package.json`));

/** The nearest folder with a package.json, from the given one upwards; in a workspace, the repository's own folder. */
export function findRoot(from: string = process.cwd()): string {
  const own = ancestors(from).find(isPackage);
  if (own === undefined) throw new Error(`There is no package.json in ${from} or above it`);
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

const isPackage = (folder: string) => existsSync(join(folder, 'package.json'));

function ancestors(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...ancestors(parent)];
}
