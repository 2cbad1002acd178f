import webpack, { type Compiler, type Module } from 'webpack';
import { releaseFolderModule } from '../releaseFolder';

const { RuntimeModule, RuntimeGlobals } = webpack;

/** A release learns at load where it is served: from its own script, or from the composition. */
const folderOf = {
  browser: `${RuntimeGlobals.publicPath}.replace(location.origin + '/', '/')`,
  node: `require('${releaseFolderModule}')`,
};

class ReleaseFolderRuntimeModule extends RuntimeModule {
  constructor(private readonly folder: string) {
    super('release folder', RuntimeModule.STAGE_ATTACH);
  }

  override generate() {
    return `${RuntimeGlobals.publicPath} = ${this.folder};`;
  }
}

/**
 * Gives the files of a release the same addresses in prerendered pages and in the browser.
 * A bundle with files asks for its folder: a composition without support refuses it.
 */
export class FileAddressPlugin {
  constructor(private readonly target: keyof typeof folderOf) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('FileAddressPlugin', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('FileAddressPlugin', (chunk, requirements) => {
        if (![...compilation.modules].some(isFile)) return;
        requirements.add(RuntimeGlobals.publicPath);
        compilation.addRuntimeModule(chunk, new ReleaseFolderRuntimeModule(folderOf[this.target]));
      });
    });
  }
}

/** Concatenated modules have their parts in `modules`. */
const isFile = (module: Module & { modules?: Module[] }): boolean =>
  (module.modules ?? [module]).some(({ type }) => type === 'asset/resource' || type.startsWith('css'));
