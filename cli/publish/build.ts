import { spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { App } from '@vibrant-peak/webpack/apps';
import { isUpToDate } from '@vibrant-peak/webpack/inputs';

/**
 * Builds one application in a process of its own, unless its inputs are unchanged.
 * @returns whether anything was built.
 * @throws when the build fails; its messages went to the terminal.
 */
export async function build(app: App): Promise<boolean> {
  if (app.role === 'content' || (await isUpToDate(app))) return false;
  await access(app.folder, constants.W_OK);
  await runWebpack(app);
  return true;
}

function runWebpack(app: App): Promise<void> {
  const cli = createRequire(import.meta.url).resolve('webpack/bin/webpack.js');
  const child = spawn(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), cli, '--config', 'webpack.config.ts'],
    {
      cwd: app.folder,
      // The build's output is not the command's result: it goes to standard error.
      stdio: ['ignore', 2, 2],
    },
  );
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${app.name} does not build`))));
  });
}
