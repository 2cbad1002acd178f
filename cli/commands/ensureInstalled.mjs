/**
 * Installs the dependencies of a folder, by default of this one, when they are missing or older
 * than the lock file: what building and serving need, with `--tests` also the tools of the tests.
 * Needs no packages.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import '../refuseOldNode.mjs';
import '../refuseFolder.mjs';

const { values, positionals } = parseArgs({
  options: { tests: { type: 'boolean' } },
  allowPositionals: true,
});
const [cwd = '.'] = positionals;
const timeOf = (file) => statSync(`${cwd}/${file}`, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const isNew = timeOf('node_modules/.package-lock.json') >= timeOf('package-lock.json');
const hasTools = timeOf('node_modules/jest') > 0;
if (!isNew || (values.tests && !hasTools)) {
  // A new lock file does not take the tools away.
  const isWithTools = values.tests || hasTools;
  console.log(`Installing packages${isWithTools ? ' and the tools of the tests' : ''} …`);
  // `--include` overrides settings of the user, such as NODE_ENV=production.
  const kinds = `${isWithTools ? '--include=dev' : '--omit=dev'} --include=optional --include=peer`;
  // The shell becomes npm, so that `kill` reaches it.
  const exec = process.platform === 'win32' ? '' : 'exec ';
  const npm = spawn(`${exec}npm ci ${kinds} --no-audit --no-fund`, { cwd, stdio: 'inherit', shell: true });
  // After Ctrl+C npm would go on for minutes, in the files of the next install.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => npm.kill('SIGKILL'));
  const [code] = await once(npm, 'exit');
  process.exitCode = code ?? 1;
}
