import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { writeFiles } from '../writeFiles';
import { inNewFolder } from './inNewFolder';

const require = createRequire(import.meta.url);

/** The global types of sources; tests have more. */
export const sourceTypes = ['node', '@vibrant-peak/webpack/imports'];

/**
 * Writes the declarations of a package's entries and their imports from the package.
 * @param files entries, by their place in the package, below `root`.
 * @throws when the package does not compile.
 */
export function emitDeclarations(
  folder: string,
  root: string,
  files: string[],
  into: string,
  options: object = {},
): void {
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
      types: sourceTypes,
      ...options,
    },
    files: files.filter((file) => !file.endsWith('.js')).map((file) => join(folder, file)),
  };
  // Below the package, so that the packages that it imports are found, and in a folder that other
  // tools pass over.
  const violations = inNewFolder(join(folder, '.cache'), (project) => compile(project, config));
  if (violations.length > 0) throw new Error(violations.join('\n'));
}

/**
 * Runs the compiler with a configuration that it writes into a folder, without `--incremental`:
 * that repeats old errors.
 * @returns its errors, by file and line.
 */
export function compile(project: string, config: object): string[] {
  writeFiles(project, { 'tsconfig.json': JSON.stringify(config) });
  const compiler = join(dirname(require.resolve('ts7/package.json')), 'bin/tsc');
  // Each checker reads the types of the design system for itself: four of them take twice the
  // processor time of one, for no gain.
  const flags = ['--pretty', 'false', '--checkers', '1'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [compiler, '-p', project, ...flags], {
    encoding: 'utf8',
  });
  if (status === 0) return [];
  // An error starts at the margin, its explanation is indented.
  const violations = stdout.trim().split(/\n(?! )/);
  return stdout.trim() === '' ? [stderr] : violations;
}
