import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { PackageJson } from '@vibrant-peak/webpack/packages';
import { UsageError } from '@vibrant-peak/engine/usageError';

/** A remote needs them for its imports, its build and its publishes. */
export const platformPackages = [
  '@vibrant-peak/shared',
  '@vibrant-peak/webpack',
  '@vibrant-peak/engine',
  '@vibrant-peak/cli',
];

/** The folder of a remote for the tarballs of the packages that it brings along. */
export const tarballFolder = 'packages';

/** Of what the shared package is developed with, remotes do without its fonts and pictures. */
const isOfShared = (name: string) => name.startsWith('@fontsource') || name === 'sharp';

/** The dependencies of a remote beside the packages of the platform, by the package.json of `shared`. */
export const workspaceDependencies = ({ peerDependencies = {}, devDependencies = {} }: PackageJson) => ({
  peerDependencies: { react: peerDependencies['react'], '@vibrant-peak/shared': '*' },
  devDependencies: {
    '@testing-library/react': devDependencies['@testing-library/react'],
    '@types/react': devDependencies['@types/react'],
    '@vibrant-peak/cli': '*',
    '@vibrant-peak/webpack': '*',
  },
});

/**
 * The dependencies of a remote elsewhere, in the versions of this platform.
 * @param tarballs of the platform's packages; without them they come from the registry.
 */
export function standaloneDependencies(shared: PackageJson, tarballs?: readonly string[]) {
  const { version, peerDependencies = {}, devDependencies = {} } = shared;
  const versions = platformPackages.map((name, index) => [
    name,
    tarballs ? `file:${tarballFolder}/${basename(tarballs[index]!)}` : `^${version}`,
  ]);
  const others = Object.entries(devDependencies).filter(([name]) => !isOfShared(name));
  return {
    peerDependencies: { react: peerDependencies['react'], '@vibrant-peak/shared': `^${version}` },
    devDependencies: Object.fromEntries([...versions, ...others]) as Record<string, string>,
  };
}

/**
 * The tarballs that `npm pack` wrote, in the order of `platformPackages`.
 * @throws UsageError when the folder lacks one, or has several versions of it.
 */
export function tarballsIn(folder: string): string[] {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return platformPackages.map((name) => {
    const begin = name.replace('@', '').replace('/', '-');
    const found = files.filter((file) => new RegExp(`^${begin}-\\d.*\\.tgz$`).test(file));
    if (found.length !== 1)
      throw new UsageError(`${folder} holds ${found.length} tarballs of ${name}, not one. Nothing was done.`);
    return join(folder, found[0]!);
  });
}
