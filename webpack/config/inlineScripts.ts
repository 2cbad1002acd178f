import { join } from 'node:path';
import { buildSync } from 'esbuild';
import webpack from 'webpack';

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
  const sources: string[] = [];
  const build = (name: keyof InlineScripts) => {
    const { outputFiles, metafile } = buildSync({
      entryPoints: [join(shell, `src/inline/${name}.ts`)],
      absWorkingDir: shell,
      bundle: true,
      minify: true,
      write: false,
      metafile: true,
      format: 'iife',
      target: 'es2022',
    });
    sources.push(...Object.keys(metafile.inputs).map((file) => join(shell, file)));
    return outputFiles[0]!.text.trim();
  };
  return { scripts: { head: build('head'), initialScripts: build('initialScripts') }, sources };
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
