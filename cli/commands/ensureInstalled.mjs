/**
 * Installs the dependencies of the folders that are named, by default of this one, when they are
 * missing or older than the lock file. Needs no packages.
 */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import '../refuseFolder.mjs';

const timeOf = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

for (const cwd of process.argv.length > 2 ? process.argv.slice(2) : ['.']) {
  if (timeOf(`${cwd}/node_modules/.package-lock.json`) >= timeOf(`${cwd}/package-lock.json`)) continue;
  const npm = spawnSync('npm ci --no-audit --no-fund', { cwd, stdio: 'inherit', shell: true });
  if (npm.status !== 0) process.exit(npm.status ?? 1);
}
