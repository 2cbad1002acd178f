import { spawn } from 'node:child_process';
import { once } from 'node:events';
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
  const webpack = createRequire(import.meta.url).resolve('webpack/bin/webpack.js');
  const args = ['--import', import.meta.resolve('tsx'), webpack, '--config', 'webpack.config.ts'];
  // The build's output is not the command's result: it goes to standard error.
  const child = spawn(process.execPath, args, { cwd: app.folder, stdio: ['ignore', 2, 2] });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${app.name} does not build`);
  return true;
}
