import { build, type BuildOptions, type Metafile } from 'esbuild';
import { builtName } from '../typecheck/entries';

/**
 * Builds modules of a package, with their imports from the same package, as JavaScript.
 * @param files by their place in the package's folder.
 */
export async function buildModules(
  files: readonly string[],
  { absWorkingDir, outdir }: Required<Pick<BuildOptions, 'absWorkingDir' | 'outdir'>>,
): Promise<Metafile> {
  const { metafile } = await build({
    absWorkingDir,
    entryPoints: files.map((file) => ({ in: file, out: builtName(file) })),
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
