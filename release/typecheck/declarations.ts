import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { packageFolder } from '@vibrant-peak/webpack/packages';

const require = createRequire(import.meta.url);

/**
 * Writes the declarations of a package's entries, and of what they import of it.
 * @param files entries, by their place in the package; they stand below `root`.
 * @throws when the package does not compile.
 */
export function emitDeclarations(folder: string, root: string, files: string[], into: string): void {
  const work = mkdtempSync(join(folder, '.declarations-'));
  try {
    const chakra = packageFolder('@chakra-ui/react', folder);
    const config = {
      extends: '@vibrant-peak/webpack/tsconfig.json',
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        outDir: into,
        rootDir: join(folder, root),
        // Neighbours are other packages, with declarations of their own.
        preserveSymlinks: true,
        types: ['node', '@vibrant-peak/webpack/styleSheet'],
        paths: { 'chakra-recipes/*': [join(chakra, 'dist/types/theme/recipes/*')] },
      },
      files: files.map((file) => join(folder, file)),
    };
    writeFileSync(join(work, 'tsconfig.json'), JSON.stringify(config));
    compile(work);
  } finally {
    rmSync(work, { recursive: true });
  }
}

/** Runs the compiler over the project in a folder. @throws with what it says. */
export function compile(folder: string): void {
  const compiler = join(dirname(require.resolve('ts7/package.json')), 'bin/tsc');
  try {
    execFileSync(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], { encoding: 'utf8' });
  } catch (error) {
    throw new Error((error as { stdout: string }).stdout || (error as Error).message);
  }
}
