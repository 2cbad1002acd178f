import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { contentPrefix } from 'shared/contract';
import { exportedFile, packageFolder, readPackage } from './packages';

const shared = packageFolder('shared');

/** How a module that several applications use is shared at run time. */
export interface SharedModule {
  /** Eager modules are part of the shell's first script; others are chunks of the shell, or content, that load on demand. */
  eager: boolean;
  version: string;
}

const npm = (name: string): SharedModule => ({
  eager: true,
  version: readPackage(packageFolder(name, shared)).version,
});
const own = (eager: boolean): SharedModule => ({ eager, version: readPackage(shared).version });

/** The content collections of a shared package: the files that `shared/content/*` stands for, by their names. */
export function collectionFiles(folder = shared): Record<string, string> {
  const files = join(folder, exportedFile(readPackage(folder), './content/*'));
  const suffix = basename(files).replace('*', '');
  const names = readdirSync(dirname(files))
    .filter((file) => file.endsWith(suffix) && !file.endsWith(`.test${suffix}`))
    .map((file) => file.slice(0, -suffix.length))
    .sort();
  return Object.fromEntries(names.map((name) => [name, files.replace('*', name)]));
}

/** Modules that releases of the content provide, whatever the shell is. */
const contentModules = Object.fromEntries(
  Object.keys(collectionFiles()).map((name) => [contentPrefix + name, own(false)]),
);

/** Those that the shell provides. */
export const isOfShell = (name: string) => !name.startsWith(contentPrefix);

/**
 * The share scope: every module that the shell or the content provides and that remotes consume without a copy of their own.
 * Browser builds, the externals of the Node bundles and the composition's version check derive from this table.
 */
export const sharedModules: Record<string, SharedModule> = {
  react: npm('react'),
  'react/jsx-runtime': npm('react'),
  'react-dom': npm('react-dom'),
  'shared/host': own(true),
  'shared/island': own(false),
  'shared/router': own(true),
  'shared/ui': own(false),
  'shared/ui-overlay': own(false),
  'shared/ui-tabs': own(false),
  'shared/ui-admin': own(false),
  'shared/forms': own(false),
  'shared/motion': own(false),
  ...contentModules,
};

/**
 * Version of what shell and remotes agree on: the major one of the shared package. A shell serves remotes that were built for its
 * own or an earlier one.
 */
export const contractVersion = Number.parseInt(readPackage(shared).version);

/**
 * Range that a remote asks of the shell. Of a package: the same major version, at least the one it was built with. Of the site's
 * own modules: nothing older than its contract; what has come and gone since is compared by names and types.
 */
const compatible = (name: string, version: string) =>
  name.startsWith('shared/') ? `>=${contractVersion}.0.0` : `^${version}`;

/** Packages that break when a page holds two copies of them: remotes reach them through the share scope alone. */
export const onlyInShell: ReadonlySet<string> = new Set([
  ...Object.keys(sharedModules).filter((name) => !/[/]/.test(name)),
  'react-router-dom',
  'react-router',
  '@chakra-ui/react',
  '@emotion/react',
  'framer-motion',
]);

const resolve = createRequire(join(shared, 'package.json')).resolve;

/** The host's side of the share scope. Own modules go by their file, so that they are provided whoever uses them. */
export const provided = () =>
  Object.fromEntries(
    Object.entries(sharedModules)
      .filter(([name]) => isOfShell(name))
      .map(([name, { eager, version }]) => [
        name,
        {
          singleton: true,
          eager,
          version,
          requiredVersion: compatible(name, version),
          strictVersion: true,
          ...(name.startsWith('shared/') && { import: resolve(name) }),
        },
      ]),
  );

/** A remote's side: no fallback copy, refused when the shell's version does not fit. */
export const consumed = () =>
  Object.fromEntries(
    Object.entries(sharedModules).map(([name, { version }]) => [
      name,
      {
        singleton: true,
        import: false as const,
        requiredVersion: compatible(name, version),
        strictVersion: true,
      },
    ]),
  );

/** Versions of a shared module with which code that was built with the present one works. @throws for an unknown one. */
export function rangeOf(name: string): string {
  const module = sharedModules[name];
  if (!module) throw new Error(`${name} is no shared module`);
  return compatible(name, module.version);
}
