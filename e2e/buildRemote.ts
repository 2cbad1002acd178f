import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { buildSync } from 'esbuild';

/** Runs `build.mjs` of the example. The packages that it imports are TypeScript here. */
export function buildRemote(folder: string): void {
  const outfile = join(folder, 'build.bundled.mjs');
  const external = ['@rspack/core', '@module-federation/*', 'vite'];
  const entryPoints = [join(folder, 'build.mjs')];
  buildSync({ entryPoints, outfile, external, bundle: true, platform: 'node', format: 'esm' });
  execFileSync(process.execPath, [outfile], { cwd: folder, stdio: 'pipe' });
}
