import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { findRoot, readPackage, type PackageJson } from '@vibrant-peak/webpack/packages';
import { emitDeclarations } from '../typecheck/declarations';
import { builtName, entriesOf, filesOf, type Entries } from '../typecheck/entries';
import { packedVersion } from './packedVersion';
import { hasSideEffects } from './sideEffects';

/** Files and folders that a package ships as they stand. */
const asTheyAre = [
  'api',
  'tsconfig.base.json',
  'imports.d.ts',
  'replacements',
  'nginx/nginx.conf',
  'vibrant-peak.mjs',
  'warnOfOldNode.mjs',
];

/** Pages of the repository that go along with API reports. */
const documents = ['docs/write-a-remote.md', 'docs/deploying.md'];

const isShippedAsItIs = (file: string) => asTheyAre.includes(file.split('/')[1] ?? '');

/**
 * Lays out a workspace as the package that works outside of this repository: built modules with source maps,
 * declarations, and a package.json that leads to them and names its neighbours by their versions.
 * @param folder of the workspace. @param into is emptied first. @throws when it does not compile.
 */
export async function stage(folder: string, into: string): Promise<void> {
  rmSync(into, { recursive: true, force: true });
  const own = readPackage(folder);
  const entries = entriesOf(own);
  const files = filesOf(entries, folder);
  const { outputFiles, metafile } = await build({
    entryPoints: files.map((file) => ({ in: join(folder, file), out: builtName(file) })),
    // Its future path beside the sources, for the source maps.
    outdir: join(folder, 'dist'),
    absWorkingDir: folder,
    write: false,
    metafile: true,
    bundle: true,
    splitting: true,
    chunkNames: 'parts/[name]-[hash]',
    packages: 'external',
    format: 'esm',
    target: 'es2022',
    platform: 'node',
    jsx: 'automatic',
    sourcemap: 'linked',
    logLevel: 'warning',
  });
  for (const { path, contents } of outputFiles) write(join(into, relative(folder, path)), contents);
  const root = files.every((file) => file.startsWith('./src/')) ? 'src' : '.';
  emitDeclarations(
    folder,
    root,
    files.filter((file) => !file.endsWith('.js')),
    join(into, 'types'),
  );
  for (const file of asTheyAre)
    if (existsSync(join(folder, file))) cpSync(join(folder, file), join(into, file), { recursive: true });
  for (const file of ['LICENSE', ...(existsSync(join(folder, 'api')) ? documents : [])])
    cpSync(join(findRoot(folder), file), join(into, file));
  const sideEffects = effectsOf(own, metafile.outputs);
  write(
    join(into, 'package.json'),
    JSON.stringify({ ...packed(own, entries, folder), sideEffects }, null, 2),
  );
}

function write(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Files of the packed package with side effects, including built files that contain such a module. */
const effectsOf = (own: PackageJson, outputs: Metafile['outputs']) =>
  Array.isArray(own.sideEffects)
    ? [
        ...own.sideEffects.filter(isShippedAsItIs),
        ...Object.entries(outputs)
          .filter(([, { inputs }]) => Object.keys(inputs).some((file) => hasSideEffects(own, file)))
          .map(([file]) => `./${file}`),
      ]
    : own.sideEffects;

/** The package.json of the packed package, but for its side effects. */
function packed(own: PackageJson, entries: Entries, folder: string): object {
  const { license, overrides } = readPackage(findRoot(folder));
  const exports = Object.entries(own.exports ?? {}).map(([key, target]) => [
    key,
    key in entries ? builtTarget(entries[key]!) : target,
  ]);
  return {
    ...own,
    version: packedVersion(folder, own.version),
    private: undefined,
    scripts: undefined,
    license,
    overrides,
    exports: Object.fromEntries(exports) as object,
    dependencies: withVersions(own.dependencies, folder),
  };
}

const builtTarget = (file: string) =>
  file.endsWith('.js')
    ? `./dist/${builtName(file)}.js`
    : { types: `./types/${builtName(file)}.d.ts`, default: `./dist/${builtName(file)}.js` };

/** Workspaces require each other by `*`. */
const withVersions = (dependencies: Record<string, string> = {}, folder: string) =>
  Object.fromEntries(
    Object.entries(dependencies).map(([name, range]) => [
      name,
      range === '*' ? `^${readPackage(join(findRoot(folder), 'node_modules', name)).version}` : range,
    ]),
  );
