import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { contentPrefix } from '@vibrant-peak/shared/contract';
import { exportedFile, packageFolder, readPackage } from './packages';

const shared = packageFolder('@vibrant-peak/shared');

/** How a module used by several applications is shared at run time. */
export interface SharedModule {
  /**
   * Eager modules are part of the shell's entry script; others load on demand, as chunks of the
   * shell or as content.
   */
  eager: boolean;
  version: string;
  /** Range of versions with which a remote that is built now is compatible. */
  range: string;
}

const sharedVersion = readPackage(shared).version;

/** Version of the contract: the major version of `shared`. A shell accepts it and earlier ones. */
export const contractVersion = Number.parseInt(sharedVersion);

function npm(name: string): SharedModule {
  const { version } = readPackage(packageFolder(name, shared));
  return { eager: true, version, range: `^${version}` };
}

/** At least the same contract: later additions and removals are compared by names and types. */
const own = (eager: boolean): SharedModule => ({
  eager,
  version: sharedVersion,
  range: `>=${contractVersion}.0.0`,
});

/**
 * Files of the content collections of a shared package (its export `./content/*`), by collection
 * name.
 */
export function collectionFiles(folder = shared): Record<string, string> {
  const files = join(folder, exportedFile(readPackage(folder), './content/*'));
  const suffix = basename(files).replace('*', '');
  const names = readdirSync(dirname(files))
    .filter((file) => file.endsWith(suffix) && !file.endsWith(`.test${suffix}`))
    .map((file) => file.slice(0, -suffix.length))
    .sort();
  return Object.fromEntries(names.map((name) => [name, files.replace('*', name)]));
}

/** Modules provided by releases of the content, independent of the shell. */
const contentModules = Object.fromEntries(
  Object.keys(collectionFiles()).map((name) => [contentPrefix + name, own(false)]),
);

/** Whether a shared module is provided by the shell. */
export const isOfShell = (name: string) => !name.startsWith(contentPrefix);

/** The share scope: every module of the shell or the content, of which remotes bundle no copy. */
export const sharedModules: Record<string, SharedModule> = {
  react: npm('react'),
  'react/jsx-runtime': npm('react'),
  'react-dom': npm('react-dom'),
  '@vibrant-peak/shared/host': own(true),
  '@vibrant-peak/shared/island': own(false),
  '@vibrant-peak/shared/router': own(true),
  '@vibrant-peak/shared/ui': own(false),
  '@vibrant-peak/shared/ui-overlay': own(false),
  '@vibrant-peak/shared/ui-tabs': own(false),
  '@vibrant-peak/shared/ui-admin': own(false),
  '@vibrant-peak/shared/ui-blocks': own(false),
  '@vibrant-peak/shared/forms': own(false),
  '@vibrant-peak/shared/motion': own(false),
  ...contentModules,
};

/**
 * Packages that break when a page loads two copies: remotes get them through the share scope only.
 */
export const onlyInShell: ReadonlySet<string> = new Set([
  ...Object.keys(sharedModules).filter((name) => !/[/]/.test(name)),
  'react-router-dom',
  'react-router',
  '@chakra-ui/react',
  '@emotion/react',
  'framer-motion',
]);

const resolve = createRequire(join(shared, 'package.json')).resolve;

/**
 * The host's side of the share scope. Own modules are given by file, so that they are provided to
 * every importer.
 */
export const provided = () =>
  Object.fromEntries(
    Object.entries(sharedModules)
      .filter(([name]) => isOfShell(name))
      .map(([name, { eager, version, range }]) => [
        name,
        {
          singleton: true,
          eager,
          version,
          requiredVersion: range,
          strictVersion: true,
          ...(name.startsWith('@vibrant-peak/shared/') && { import: resolve(name) }),
        },
      ]),
  );

/**
 * A remote's side: no fallback copy; an incompatible version is rejected.
 * @param names modules that the remote imports; by default all.
 */
export const consumed = (names: readonly string[] = Object.keys(sharedModules)) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      {
        singleton: true,
        import: false as const,
        requiredVersion: sharedModules[name]!.range,
        strictVersion: true,
      },
    ]),
  );
