import { sep } from 'node:path';
import { findPackage, readPackage } from '@vibrant-peak/webpack/packages';
import { runGit } from './runGit';

/** Version of all packages, with the commit where that is known. */
export interface Version {
  version: string;
  commit?: string;
}

/** @param folder of one of the packages: builds have their commit in package.json. */
export function versionIn(folder: string): Version {
  const own = findPackage(folder);
  const { version, gitHead } = readPackage(own);
  // The repository around an installed package is another one.
  const isInstalled = own.split(sep).includes('node_modules');
  const commit = gitHead ?? (isInstalled ? undefined : runGit(own, 'rev-parse', 'HEAD'));
  return { version, ...(commit && { commit }) };
}

export const ownVersion: Version = versionIn(import.meta.dirname);

/** The version for people, such as `6.0.0 (1a2b3c4d)`. */
export const versionText = ({ version, commit }: Version = ownVersion): string =>
  commit ? `${version} (${commit.slice(0, 8)})` : version;
