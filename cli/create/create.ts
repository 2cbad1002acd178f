import { cpSync, existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { apps } from '@vibrant-peak/webpack/apps';
import { findRoot, packageFolder, readPackage } from '@vibrant-peak/webpack/packages';
import { UsageError } from '@vibrant-peak/engine/usageError';
import { writeFiles } from '../writeFiles';
import { standaloneDependencies, tarballFolder, workspaceDependencies } from './platform';
import { sourceFiles, standaloneFiles } from './remoteFiles';
import type { RemoteNames } from './remoteName';

interface Place {
  isAlone: boolean;
  tarballs?: readonly string[];
}

/**
 * Makes a remote in a folder: package, build configuration, one page with its test.
 * @param place `isAlone` outside of the repository; `tarballs` of the platform, where it has them.
 * @throws UsageError when something is in the folder.
 */
export function createRemote(names: RemoteNames, folder: string, place: Place): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new UsageError(`${folder} is not empty. Nothing was done: name another folder.`);
  writeFiles(folder, {
    'package.json': `${JSON.stringify(packageOf(names, place), null, 2)}\n`,
    ...sourceFiles(names),
    ...(place.isAlone && standaloneFiles(names)),
  });
  for (const file of place.tarballs ?? []) cpSync(file, join(folder, tarballFolder, basename(file)));
}

function packageOf(names: RemoteNames, { isAlone, tarballs }: Place): object {
  const shared = readPackage(packageFolder('@vibrant-peak/shared', import.meta.dirname));
  const { overrides } = readPackage(findRoot(import.meta.dirname));
  const others = isAlone ? [] : apps.filter(({ role }) => role === 'remote');
  const ports = others.map(({ devPort = 0 }) => devPort);
  return {
    name: names.package,
    version: '1.0.0',
    private: true,
    type: 'module',
    engines: { node: '>=20.12' },
    federation: { role: 'remote', port: Math.max(3003, ...ports) + 1 },
    scripts: { build: 'vibrant-peak build', ...(isAlone && { test: 'jest' }) },
    ...(isAlone ? { ...standaloneDependencies(shared, tarballs), overrides } : workspaceDependencies(shared)),
  };
}
