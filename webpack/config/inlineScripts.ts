import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { packageFolder } from '../packages';

/** The scripts inlined in every document, each named after its file in `shell/src/inline`. */
export interface InlineScripts {
  /** Runs before the first paint. */
  head: string;
  /** Runs at the end of the document. */
  initialScripts: string;
}

/** Bundles and minifies each script with its imports. */
export function buildInlineScripts(shell: string): InlineScripts {
  const build = (name: keyof InlineScripts) =>
    buildSync({
      entryPoints: [join(shell, `src/inline/${name}.ts`)],
      bundle: true,
      minify: true,
      write: false,
      format: 'iife',
      target: 'es2022',
      nodePaths: [join(packageFolder('shared'), '..')],
    }).outputFiles[0]!.text.trim();
  return { head: build('head'), initialScripts: build('initialScripts') };
}
