import webpack, { type Compiler } from 'webpack';
import { bundleScript } from '../bundleScript';

interface StandaloneScript {
  /** Name of the file in the release. */
  name: string;
  /** Its source, relative to the application's folder. */
  entry: string;
}

/** Adds a script to a release that runs without the application: a document names it itself. */
export class StandaloneScriptPlugin {
  constructor(private readonly script: StandaloneScript) {}

  apply(compiler: Compiler): void {
    const { name, entry } = this.script;
    compiler.hooks.thisCompilation.tap('StandaloneScriptPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        {
          name: 'StandaloneScriptPlugin',
          // After the minimizer: its licence comments and hashes are for chunks.
          stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
        },
        () => {
          const { code, sources } = bundleScript(compiler.context, entry);
          compilation.fileDependencies.addAll(sources);
          compilation.emitAsset(name, new webpack.sources.RawSource(code));
        },
      );
    });
  }
}
