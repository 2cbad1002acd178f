import { join } from 'node:path';
import { buildSync } from 'esbuild';

/**
 * Bundles and minifies a script with its imports, without a runtime.
 * @returns its code, and absolute paths of its sources.
 */
export function bundleScript(folder: string, entry: string): { code: string; sources: string[] } {
  const { outputFiles, metafile } = buildSync({
    entryPoints: [join(folder, entry)],
    absWorkingDir: folder,
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'iife',
    target: 'es2022',
  });
  return {
    code: outputFiles[0]!.text.trim(),
    sources: Object.keys(metafile.inputs).map((file) => join(folder, file)),
  };
}
