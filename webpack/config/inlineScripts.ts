import webpack from 'webpack';
import { bundleScript } from '../bundleScript';

/** The scripts inlined in every document, each named after its file in `shell/src/inline`. */
export interface InlineScripts {
  /** Runs before the first paint. */
  head: string;
  /** Runs at the end of the document. */
  initialScripts: string;
}

/**
 * Bundles and minifies each script with its imports.
 * @returns the scripts, and absolute paths of their sources.
 */
export function buildInlineScripts(shell: string): { scripts: InlineScripts; sources: string[] } {
  const head = bundleScript(shell, 'src/inline/head.ts');
  const initialScripts = bundleScript(shell, 'src/inline/initialScripts.ts');
  return {
    scripts: { head: head.code, initialScripts: initialScripts.code },
    sources: [...head.sources, ...initialScripts.sources],
  };
}

/**
 * Defines them as a constant. Their sources are inputs of the build: a change builds the shell
 * again.
 */
export function inlineScriptsPlugin(shell: string): webpack.DefinePlugin {
  const build = () => buildInlineScripts(shell);
  const value = webpack.DefinePlugin.runtimeValue(() => JSON.stringify(build().scripts), {
    fileDependencies: build().sources,
  });
  return new webpack.DefinePlugin({ INLINE_SCRIPTS: value });
}
