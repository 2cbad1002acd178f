import webpack, { type Chunk, type ChunkGroup, type Compilation, type Compiler, type Module } from 'webpack';
import { shareKeyOf, sharedUseOf, type SharedUse } from './sharedUse';

/** The files of an exposed module. */
interface Expose {
  /** Scripts. */
  files: string[];
  /** Style sheets of the module and of its lazy parts, in the order of the cascade. */
  styles?: string[];
  /** Shared modules that the scripts import. */
  shared: string[];
  /** Shared modules that its lazy parts import. */
  later: string[];
}

/**
 * The scripts, style sheets and shared modules of a release; a composition reads them from
 * `assets.json`.
 */
export interface ReleaseAssets {
  /** Per exposed module. */
  exposes: Record<string, Expose>;
  /**
   * Scripts of the shell that render a page; a prerendered page loads them at the first
   * interaction.
   */
  client?: string[];
  /** Scripts of each shared module that the shell provides on demand. */
  provided: Record<string, string[]>;
  /** Names of the npm packages bundled into the scripts. */
  packages: string[];
  /** Names its code imports from the modules that the shell provides. */
  uses: SharedUse;
  /** Name under which the chunks register themselves. */
  uniqueName: string;
}

/** Writes `assets.json` beside the bundles, so that a page can start all its scripts at once. */
export class AssetsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('AssetsPlugin', (compilation) => {
      let uses: SharedUse = {};
      compilation.hooks.afterOptimizeDependencies.tap(
        'AssetsPlugin',
        () => void (uses = sharedUseOf(compilation)),
      );
      compilation.hooks.processAssets.tap(
        { name: 'AssetsPlugin', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1 },
        () => {
          const assets: ReleaseAssets = {
            exposes: exposesOf(compilation),
            client: clientOf(compilation),
            provided: providedOf(compilation),
            packages: packagesIn(compilation),
            uses,
            uniqueName: compilation.outputOptions.uniqueName!,
          };
          compilation.emitAsset(
            'assets.json',
            new webpack.sources.RawSource(JSON.stringify(assets, null, 2)),
          );
        },
      );
    });
  }
}

const exposePrefix = 'expose:';
/** Name of the chunk of an exposed module. */
export const exposeChunkName = (module: string) => `${exposePrefix}${module}`;

function exposesOf(compilation: Compilation): ReleaseAssets['exposes'] {
  const exposes: ReleaseAssets['exposes'] = {};
  for (const [name, group] of compilation.namedChunkGroups) {
    if (!name.startsWith(exposePrefix)) continue;
    const styles = stylesOf(group);
    exposes[name.slice(exposePrefix.length)] = {
      files: scriptsOf(group),
      ...(styles.length > 0 && { styles }),
      shared: sharedIn(compilation, group.chunks),
      later: sharedIn(compilation, [...chunksBelow(group)]),
    };
  }
  return exposes;
}

/** Prefix of the chunks that render a page. */
const clientPrefix = 'client-';

/** Includes the scripts of the shared modules that these chunks import. */
function clientOf(compilation: Compilation): string[] {
  const provided = providedOf(compilation);
  const files = [...compilation.namedChunkGroups].flatMap(([name, group]) =>
    name.startsWith(clientPrefix)
      ? [...scriptsOf(group), ...sharedIn(compilation, group.chunks).flatMap((key) => provided[key] ?? [])]
      : [],
  );
  return [...new Set(files)];
}

/** Chunks loaded from a group's chunks, directly or through other chunks. */
function chunksBelow(group: ChunkGroup, known = new Set<Chunk>()): Set<Chunk> {
  for (const child of group.childrenIterable) {
    if (child.chunks.every((chunk) => known.has(chunk))) continue;
    child.chunks.forEach((chunk) => known.add(chunk));
    chunksBelow(child, known);
  }
  return known;
}

/** Scripts of a chunk group, without its entries. */
const scriptsOf = (group: ChunkGroup) => group.getFiles().filter((file) => file.endsWith('.js'));

/** Prerendered pages show their lazy parts, too. */
const stylesOf = (group: ChunkGroup) => {
  const later = [...chunksBelow(group)].flatMap((chunk) => [...chunk.files].sort());
  return [...new Set([...group.getFiles(), ...later])].filter((file) => file.endsWith('.css'));
};

function sharedIn(compilation: Compilation, chunks: Chunk[]): string[] {
  const keys = chunks.flatMap((chunk) =>
    [...compilation.chunkGraph.getChunkModulesIterable(chunk)]
      .map(shareKeyOf)
      .filter((key) => key !== undefined),
  );
  return [...new Set(keys)].sort();
}

function providedOf(compilation: Compilation): ReleaseAssets['provided'] {
  const provided: ReleaseAssets['provided'] = {};
  for (const module of compilation.modules) {
    if (module.type !== 'provide-module') continue;
    const [block] = module.blocks;
    const group = block && compilation.chunkGraph.getBlockChunkGroup(block);
    if (group) provided[(module as Module & { _name: string })._name] = scriptsOf(group);
  }
  return provided;
}

function packagesIn(compilation: Compilation): string[] {
  const names = [...compilation.modules]
    // Modules without a chunk were tree-shaken.
    .filter((module) => compilation.chunkGraph.getNumberOfModuleChunks(module) > 0)
    .flatMap((module) => (module as Concatenated).modules ?? [module])
    .map(({ resource = '' }: Concatenated) => packageName.exec(resource)?.[1]);
  return [...new Set(names)].filter((name) => name !== undefined).sort();
}

/** Concatenated modules have their parts in `modules`. */
type Concatenated = Module & { modules?: Module[]; resource?: string };

const packageName = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/;
