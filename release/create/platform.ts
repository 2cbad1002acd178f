import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { PackageJson } from '@vibrant-peak/webpack/packages';
import { packedName, sitePackages } from '../sitePackages';
import { UsageError } from '../usageError';

/** Where tarballs lie in a remote's folder. */
export const tarballFolder = 'packages';

/** Build and publishes of every remote. */
const tools = ['@vibrant-peak/release', '@vibrant-peak/webpack'];

const ofTests = [
  '@swc/core',
  '@swc/jest',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/user-event',
  '@types/jest',
  '@types/node',
  '@types/react-dom',
  'jest',
  'jest-environment-jsdom',
];

/**
 * The dependencies that make a package a remote of the site: outside of a repository in the versions with which the packages of the
 * site were made. @param shared the package.json of `@vibrant-peak/shared`. @param tarballs see `createRemote`.
 */
export function platformOf(
  shared: PackageJson,
  tarballs?: readonly string[],
): Pick<PackageJson, 'peerDependencies' | 'devDependencies' | 'overrides'> {
  const { version, overrides, peerDependencies = {}, devDependencies = {} } = shared;
  const pinned = (...packages: string[]) =>
    Object.fromEntries(packages.map((name) => [name, devDependencies[name]!]));
  const specOf = (name: string) =>
    tarballs ? `file:${tarballFolder}/${basename(tarballOf(name, tarballs))}` : '*';
  return {
    peerDependencies: {
      react: peerDependencies['react']!,
      '@vibrant-peak/shared': tarballs ? `^${version}` : '*',
    },
    devDependencies: sorted({
      ...pinned('@testing-library/react', '@types/react'),
      ...Object.fromEntries((tarballs ? sitePackages : tools).map((name) => [name, specOf(name)])),
      // Peers are packages that the shell provides at run time.
      ...(tarballs && pinned(...ofTests, ...Object.keys(peerDependencies))),
    }),
    ...(tarballs && overrides && { overrides }),
  };
}

/** The tarballs in a folder. @throws UsageError when there are none. */
export function tarballsIn(folder: string): string[] {
  const files = (existsSync(folder) ? readdirSync(folder) : []).filter((file) => file.endsWith('.tgz'));
  if (files.length === 0) throw new UsageError(`${folder} holds no packed packages. Nothing was done.`);
  return files.map((file) => join(folder, file));
}

/** The tarball of a package of the site. @throws UsageError when there is none, or several. */
export function tarballOf(name: string, files: readonly string[]): string {
  const file = new RegExp(`^${packedName(name)}-\\d+\\.\\d+\\.\\d+\\.tgz$`);
  const found = files.filter((each) => file.test(basename(each)));
  if (found.length !== 1)
    throw new UsageError(
      `There are ${found.length} tarballs of ${name} among the packed packages, not one. Nothing was done.`,
    );
  return found[0]!;
}

const sorted = (record: Record<string, string>) =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));
