/**
 * Installs the dependencies of a folder, by default of this one, when they are missing or older
 * than the lock file: what building and serving need, with `--tests` also the tools of the tests.
 * Needs no packages.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import '../refuseOldNode.mjs';
import '../refuseFolder.mjs';

const { values, positionals } = parseArgs({
  options: { tests: { type: 'boolean' } },
  allowPositionals: true,
});
const [cwd = '.'] = positionals;
const timeOf = (file) => statSync(`${cwd}/${file}`, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const hasTools = () => timeOf('node_modules/jest') > 0;
const isInstalled = () =>
  timeOf('node_modules/.package-lock.json') >= timeOf('package-lock.json') && (!values.tests || hasTools());

/** Is written each second by the process that installs: two at once would remove each other's files. */
const mark = '.cache/installing';
const removeMark = () => rmSync(`${cwd}/${mark}`, { force: true });

/** @returns `false` while another process installs. */
function takeTurn() {
  if (Date.now() - timeOf(mark) > 10_000) removeMark();
  mkdirSync(`${cwd}/.cache`, { recursive: true });
  try {
    writeFileSync(`${cwd}/${mark}`, '', { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

async function install() {
  // A new lock file does not take the tools away.
  const isWithTools = values.tests || hasTools();
  console.log(`Installing packages${isWithTools ? ' and the tools of the tests' : ''} …`);
  // `--include` overrides settings of the user, such as NODE_ENV=production.
  const kinds = `${isWithTools ? '--include=dev' : '--omit=dev'} --include=optional --include=peer`;
  // The shell becomes npm, so that `kill` reaches it.
  const exec = process.platform === 'win32' ? '' : 'exec ';
  const npm = spawn(`${exec}npm ci ${kinds} --no-audit --no-fund`, { cwd, stdio: 'inherit', shell: true });
  // After Ctrl+C npm would go on for minutes, in the files of the next install.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => npm.kill('SIGKILL'));
  const marking = setInterval(() => writeFileSync(`${cwd}/${mark}`, ''), 1000);
  const [code] = await once(npm, 'exit');
  clearInterval(marking);
  removeMark();
  process.exit(code ?? 1);
}

for (let isFirst = true; !isInstalled(); isFirst = false) {
  if (takeTurn()) await install();
  if (isFirst) console.log('Waiting for another install in this folder …');
  await setTimeout(1000);
}
