import { join, relative } from 'node:path';
import { build } from 'esbuild';
import type { App } from './apps';
import { digestOf, sha256Hex, type Digest } from './digest';
import { exportedFile, findPackage, nearest, packageFolder, readPackage } from './packages';
import { sharedModules } from './sharedModules';

const here = findPackage(import.meta.dirname);

/**
 * Hash of everything that determines how an application is built: configuration, versions of tools,
 * shared modules, the remote's declaration, and the environment variables that the build reads.
 */
export async function configurationHash(app: App, digest: Digest = digestOf): Promise<string> {
  const own = ['webpack.config.ts', ...(app.role === 'remote' ? ['src/pages.ts'] : [])];
  const files = [
    ...(await configurationFiles()),
    nearest('tsconfig.json', app.folder),
    join(here, exportedFile(readPackage(here), './tsconfig.json')),
    ...own.map((file) => join(app.folder, file)),
  ];
  return sha256Hex(
    JSON.stringify({
      files: files.map((file) => [relative(app.folder, file), digest(file)]),
      tools: toolVersions(),
      sharedModules,
    }),
  );
}

/** The files of this package that the configuration imports; others have no effect on a build. */
async function configurationFiles(): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [join(here, exportedFile(readPackage(here), '.'))],
    absWorkingDir: here,
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  });
  return Object.keys(metafile.inputs).map((file) => join(here, file));
}

const toolVersions = () =>
  Object.keys(readPackage(here).dependencies ?? {}).map((name) => [
    name,
    readPackage(packageFolder(name, here)).version,
  ]);
