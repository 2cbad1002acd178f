import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { findApps } from '@vibrant-peak/webpack/apps';
import { findRoot, packageFolder, readPackage, workspacesIn } from '@vibrant-peak/webpack/packages';
import { UsageError } from '../usageError';
import { platformOf, tarballFolder } from './platform';
import { sourceFiles, standaloneFiles } from './remoteFiles';
import type { RemoteNames } from './remoteName';

/**
 * Makes a remote in a folder: package, build configuration, one page with its test, and outside a repository the files that it
 * needs to stand alone. It contains no path of this machine.
 * @param tarballs packages of the site that it takes along; none in a repository, where they stand beside it.
 * @throws UsageError when something is in the folder.
 */
export function createRemote(names: RemoteNames, folder: string, tarballs?: readonly string[]): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new UsageError(`${folder} is not empty. Nothing was done.`);
  const files = {
    'package.json': `${JSON.stringify(packageOf(names, folder, tarballs), null, 2)}\n`,
    ...sourceFiles(names),
    ...(tarballs && standaloneFiles(names)),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  for (const file of tarballs ?? []) cpSync(file, join(folder, tarballFolder, basename(file)));
}

function packageOf(names: RemoteNames, folder: string, tarballs?: readonly string[]): object {
  const shared = readPackage(packageFolder('@vibrant-peak/shared', import.meta.dirname));
  return {
    name: names.package,
    version: '1.0.0',
    private: true,
    type: 'module',
    engines: { node: '>=20.11' },
    federation: { role: 'remote', port: freePort(dirname(folder)) },
    scripts: {
      build: 'vibrant-peak build',
      ...(tarballs && { test: 'jest' }),
    },
    ...platformOf({ ...shared, overrides: readPackage(findRoot(import.meta.dirname)).overrides }, tarballs),
  };
}

/** The next port after those of the applications around it. */
function freePort(around: string): number {
  const isRepository = existsSync(join(around, 'package.json')) && workspacesIn(around).length > 0;
  const taken = (isRepository ? findApps(around) : [])
    .filter(({ role }) => role === 'remote')
    .map(({ devPort = 0 }) => devPort);
  return Math.max(3003, ...taken) + 1;
}
