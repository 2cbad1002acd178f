import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { findApps } from '@vibrant-peak/webpack/apps';
import {
  findRoot,
  packageFolder,
  readPackage,
  workspacesIn,
  type PackageJson,
} from '@vibrant-peak/webpack/packages';
import { UsageError } from '../usageError';
import { sourceFiles, standaloneFiles } from './remoteFiles';
import type { RemoteNames } from './remoteName';

/** Dependencies of every remote. */
const tools = ['@vibrant-peak/release', '@vibrant-peak/webpack'];

/** Where a new remote gets the packages of the site from. */
export type Source =
  /** They stand beside it, in one repository. */
  | { kind: 'workspace' }
  /** A registry has them. */
  | { kind: 'registry' }
  /** Tarballs, which it takes along. */
  | { kind: 'tarballs'; files: string[] };

/** Where tarballs lie in a remote's folder. */
const tarballFolder = 'packages';

/**
 * Makes a remote in a folder: package, build configuration, one page with its test, and outside a repository the files that it
 * needs to stand alone. It contains no path of this machine.
 * @throws UsageError when something is in the folder.
 */
export function createRemote(names: RemoteNames, folder: string, source: Source): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new UsageError(`${folder} is not empty. Nothing was done.`);
  const files = {
    'package.json': `${JSON.stringify(packageOf(names, folder, source), null, 2)}\n`,
    ...sourceFiles(names),
    ...(source.kind !== 'workspace' && standaloneFiles(names)),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  if (source.kind === 'tarballs')
    for (const file of source.files) cpSync(file, join(folder, tarballFolder, basename(file)));
}

function packageOf(names: RemoteNames, folder: string, source: Source): object {
  const shared = readPackage(packageFolder('@vibrant-peak/shared', import.meta.dirname));
  const pinned = (...packages: string[]) =>
    Object.fromEntries(packages.map((name) => [name, shared.devDependencies![name]!]));
  const isAlone = source.kind !== 'workspace';
  const { overrides } = readPackage(findRoot(import.meta.dirname));
  return {
    name: names.package,
    version: '1.0.0',
    private: true,
    type: 'module',
    engines: { node: '>=20.11' },
    federation: { role: 'remote', port: freePort(dirname(folder)) },
    scripts: {
      build: 'vibrant-peak build',
      ...(isAlone && { test: 'jest' }),
    },
    peerDependencies: {
      react: shared.peerDependencies!['react'],
      '@vibrant-peak/shared': isAlone ? `^${shared.version}` : '*',
    },
    devDependencies: sorted({
      ...pinned('@testing-library/react', '@types/react'),
      ...Object.fromEntries(tools.map((name) => [name, specOf(name, source)])),
      // The versions with which the packages of the site were made.
      ...(isAlone && {
        ...pinned(...ofTests, ...ofSite(shared)),
        '@vibrant-peak/shared': specOf('@vibrant-peak/shared', source),
      }),
    }),
    ...(isAlone && overrides && { overrides }),
  };
}

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

/** Packages that the shell provides at run time. */
const ofSite = ({ peerDependencies = {} }: PackageJson) => Object.keys(peerDependencies);

function specOf(name: string, source: Source): string {
  if (source.kind === 'workspace') return '*';
  if (source.kind === 'registry') return `^${readPackage(packageFolder(name, import.meta.dirname)).version}`;
  const file = new RegExp(`^${name.replace('@', '').replace('/', '-')}-\\d+\\.\\d+\\.\\d+\\.tgz$`);
  const found = source.files.filter((each) => file.test(basename(each)));
  if (found.length !== 1)
    throw new UsageError(
      `There are ${found.length} tarballs of ${name} among the packed packages, not one. Nothing was done.`,
    );
  return `file:${tarballFolder}/${basename(found[0]!)}`;
}

/** The next port after those of the applications around it. */
function freePort(around: string): number {
  const isRepository = existsSync(join(around, 'package.json')) && workspacesIn(around).length > 0;
  const taken = (isRepository ? findApps(around) : [])
    .filter(({ role }) => role === 'remote')
    .map(({ devPort = 0 }) => devPort);
  return Math.max(3003, ...taken) + 1;
}

const sorted = (record: Record<string, string>) =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));
