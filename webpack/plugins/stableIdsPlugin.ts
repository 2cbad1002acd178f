import type { Compiler } from 'webpack';

/** The identifier of federation's generated entry includes the absolute path of the checkout. */
const generatedEntry = /\.federation[\\/]entry\.[^!|]*/;

/**
 * Gives the modules of federation's generated entry fixed ids: webpack would derive them from the
 * checkout's path, and the same source must give the same bytes everywhere.
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
