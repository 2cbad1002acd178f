import { build, type Metafile } from 'esbuild';
import { builtName, modulesIn } from '../typecheck/entries';

/**
 * Builds the modules that a package exports, with their imports from the same package, as
 * JavaScript.
 */
export async function buildModules(folder: string, outdir: string): Promise<Metafile> {
  const { metafile } = await build({
    absWorkingDir: folder,
    entryPoints: Object.values(modulesIn(folder)).map((file) => ({ in: file, out: builtName(file) })),
    outdir,
    metafile: true,
    bundle: true,
    splitting: true,
    chunkNames: 'parts/[name]-[hash]',
    packages: 'external',
    format: 'esm',
    target: 'es2022',
    platform: 'node',
    jsx: 'automatic',
    sourcemap: 'linked',
    logLevel: 'warning',
  });
  return metafile;
}
