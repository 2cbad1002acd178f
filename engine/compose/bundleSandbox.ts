import { existsSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { exportedFile, packageFolder, readPackage } from '@vibrant-peak/webpack/packages';

/** Place in the package of the file that `bundleSandbox` makes, in a server-only install. */
export const builtSandbox = 'render.cjs';

/**
 * Writes the one file that has all of the sandbox's code, as the process may read no other: the
 * built one of a server-only install, or a new bundle.
 */
export async function placeSandbox(outfile: string): Promise<void> {
  const built = join(packageFolder('@vibrant-peak/engine'), builtSandbox);
  if (existsSync(built)) await copyFile(built, outfile);
  else await bundleSandbox(outfile);
}

/** Bundles the sandbox's code into one CommonJS file. */
export async function bundleSandbox(outfile: string): Promise<void> {
  const folder = packageFolder('@vibrant-peak/engine');
  const source = join(folder, exportedFile(readPackage(folder), './render'));
  const { build } = await import('esbuild');
  await build({
    stdin: {
      contents: `import { serveOrders } from ${JSON.stringify(source)};\nserveOrders();`,
      resolveDir: dirname(source),
    },
    outfile,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    logLevel: 'silent',
  });
}
