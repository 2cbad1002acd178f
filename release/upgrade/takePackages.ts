import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readPackage, type PackageJson } from '@vibrant-peak/webpack/packages';
import { platformOf, tarballFolder, tarballOf } from '../create/platform';
import { packedName, sitePackages } from '../sitePackages';

/**
 * Puts the tarballs of a newer platform in the place of those of a remote, and the versions of that platform into its package.json; its
 * own dependencies stay. Installing them is the caller's part.
 * @throws UsageError when a package is missing among them, before anything is written.
 */
export function takePackages(folder: string, files: readonly string[]): void {
  const taken = sitePackages.map((name) => tarballOf(name, files));
  const shared = packedPackage(tarballOf('@vibrant-peak/shared', files));
  const own = readPackage(folder);
  const platform = platformOf(shared, taken);
  const next: PackageJson = {
    ...own,
    peerDependencies: { ...own.peerDependencies, ...platform.peerDependencies },
    devDependencies: { ...own.devDependencies, ...platform.devDependencies },
    overrides: { ...own.overrides, ...platform.overrides },
  };
  const place = join(folder, tarballFolder);
  const names = taken.map((file) => basename(file));
  for (const file of taken) cpSync(file, join(place, basename(file)));
  for (const file of readdirSync(place).filter((each) => isOfSite(each) && !names.includes(each)))
    rmSync(join(place, file));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(next, null, 2)}\n`);
}

const isOfSite = (file: string) => sitePackages.some((name) => file.startsWith(`${packedName(name)}-`));

/** The package.json in a tarball. */
const packedPackage = (tarball: string) =>
  JSON.parse(
    execFileSync('tar', ['-xzOf', tarball, 'package/package.json'], { encoding: 'utf8' }),
  ) as PackageJson;
