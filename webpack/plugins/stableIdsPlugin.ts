import type { Compiler } from 'webpack';

/**
 * Modules of federation whose identifier includes the absolute path of the checkout: its generated
 * entry, and the shared modules that an application provides.
 */
const generatedEntry = /\.federation[\\/]entry\.[^!|]*/;
const providedModule = /^provide module .*(?= = )/;

/**
 * Gives modules whose identifier includes the checkout's path ids without it: webpack derives ids
 * from identifiers, and the same source must give the same bytes everywhere.
 */
export class StableIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StableIdsPlugin', (compilation) => {
      compilation.hooks.moduleIds.tap({ name: 'StableIdsPlugin', stage: -1 }, (modules) => {
        for (const module of modules) {
          const identifier = module.identifier();
          const id = generatedEntry.test(identifier)
            ? `federation ${module.type}`
            : providedModule.exec(identifier)?.[0];
          if (id !== undefined) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}
