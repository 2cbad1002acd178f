import type { Compiler } from 'webpack';

/** Federation's generated entry carries the absolute path of the checkout in its name. */
const generatedEntry = /\.federation[\\/]entry\.[^!|]*/;

/**
 * Names the modules that hang on federation's generated entry by what they are: ids that webpack derives from their paths
 * would differ from one checkout to another, and the same source must give the same bytes everywhere.
 */
export class StableIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StableIdsPlugin', (compilation) => {
      compilation.hooks.moduleIds.tap({ name: 'StableIdsPlugin', stage: -1 }, (modules) => {
        for (const module of modules) {
          if (!generatedEntry.test(module.identifier())) continue;
          compilation.chunkGraph.setModuleId(module, `federation ${module.type}`);
        }
      });
    });
  }
}
