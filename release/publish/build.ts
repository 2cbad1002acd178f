import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from '../../webpack/apps';
import { fingerprintOf } from '../../webpack/fingerprint';

const root = join(import.meta.dirname, '../..');

/**
 * Builds one application in a process of its own, unless its sources are what they were at the last build.
 * @returns whether anything was built. @throws when the build fails; its messages went to the terminal.
 */
export async function build(app: App): Promise<boolean> {
  const stamp = join(root, app.name, 'dist/fingerprint');
  const fingerprint = fingerprintOf(app);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return false;
  await runWebpack(app);
  writeFileSync(stamp, fingerprint);
  return true;
}

function runWebpack(app: App): Promise<void> {
  const cli = join(root, 'node_modules/webpack/bin/webpack.js');
  const child = spawn(process.execPath, ['--import', 'tsx', cli, '--config', 'webpack.config.ts'], {
    cwd: join(root, app.name),
    // What a build says is not a command's result: it goes to standard error.
    stdio: ['ignore', 2, 2],
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${app.name} does not build`))));
  });
}
