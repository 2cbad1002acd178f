import type { Compiler } from 'webpack';

/**
 * Has webpack look twice for modules that only pass exports on, to skip them. In a circle of imports one look skips some of them or not,
 * depending on which file was read first: the same sources would give one of two releases. There is such a circle in the shell: Chakra's
 * components get our factory of elements, which takes two functions from Chakra's index.
 */
export class ReexportsPlugin {
  apply(compiler: Compiler): void {
    // After webpack's own plugins, whose taps are there then.
    compiler.hooks.compilation.tap({ name: 'ReexportsPlugin', stage: 100 }, (compilation) => {
      let looks = 0;
      // Who returns something has all of it begin anew; what is used is not known yet.
      compilation.hooks.optimizeDependencies.tap(
        { name: 'ReexportsPlugin', before: 'FlagDependencyUsagePlugin' },
        () => ++looks < 2 || undefined,
      );
    });
  }
}
