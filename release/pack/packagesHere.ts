import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findRoot, readPackage } from '@vibrant-peak/webpack/packages';
import { sitePackages, tarballName } from '../sitePackages';
import { packedVersion } from './packedVersion';

/** Where the packed packages of a repository are, unless another folder is named. */
export const packedFolder = (root: string) => join(root, '.cache/packages');

/** The folder of a package in the repository. */
export const folderOf = (name: string, root: string) => join(root, basename(name));

/**
 * The packed packages of this repository, by the names of their files: all of them, or none where one was not packed after the last
 * commit in its folder.
 */
export function packagesHere(root = findRoot()): Map<string, Buffer> {
  const names = sitePackages.map((name) => {
    const folder = folderOf(name, root);
    return tarballName(name, packedVersion(folder, readPackage(folder).version));
  });
  const isHere = (name: string) => existsSync(join(packedFolder(root), name));
  return new Map(
    names.every(isHere) ? names.map((name) => [name, readFileSync(join(packedFolder(root), name))]) : [],
  );
}
