import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';

/**
 * Packages of this repository are TypeScript and become part of the bundle; installed ones are
 * loaded as they are.
 */
const installedPackages: Plugin = {
  name: 'installed packages',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path }) =>
      /^(shared|@vibrant-peak)\//.test(path) ? undefined : { path, external: true },
    ),
};

/**
 * Runs a program as one plain script: the TypeScript loader costs a tenth of a long simulation.
 * @param run receives the script's file, which is removed afterwards.
 */
export async function withoutLoader<T>(source: string, run: (script: string) => Promise<T>): Promise<T> {
  // Beside the packages that it loads, where no tool looks for sources.
  const cache = join(import.meta.dirname, '../../node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'simulation-'));
  const outfile = join(folder, 'replay.mjs');
  try {
    await build({
      ...{ entryPoints: [source], outfile, bundle: true, platform: 'node', format: 'esm', target: 'node20' },
      plugins: [installedPackages],
      logLevel: 'error',
    });
    return await run(outfile);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
