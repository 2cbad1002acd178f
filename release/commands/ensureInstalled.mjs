/**
 * Installs the dependencies of the folders that are named (without any, of this one) when they are missing or not those of
 * the lock file. Plain JavaScript without packages, because it runs before anything is installed.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import '../refuseFolder.mjs';

// Ctrl+C ends npm; this process lives on until it has tidied up.
process.on('SIGINT', () => undefined);

for (const folder of process.argv.length > 2 ? process.argv.slice(2) : ['.']) ensureInstalled(folder);

function ensureInstalled(folder) {
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const digest = createHash('sha256').update(lock).digest('hex');
  const stamp = join(folder, 'node_modules', '.installed-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  assertInstallable(folder);
  console.log(folder === '.' ? 'Installing dependencies…' : `Installing dependencies of ${folder}…`);
  const status = installWithAddresses(folder, lock) && install(folder);
  if (status !== 0) {
    console.error(
      'The dependencies could not be installed: npm needs its registry, and a cache that it may write to.',
    );
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, digest);
}

/** Ends with one sentence when npm cannot install here. */
function assertInstallable(folder) {
  const end = (reason) => {
    console.error(`The dependencies cannot be installed: ${reason}`);
    process.exit(1);
  };
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    end(`this user may not write to ${resolve(folder)}.`);
  }
  try {
    homedir();
  } catch {
    end('this user has no home folder for the files of npm. Set HOME to a folder that it may write to.');
  }
}

/** @returns npm's exit code, 0 when everything is installed. */
function install(folder) {
  return npm(folder, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], 'inherit').status;
}

/**
 * The lock file names no registry, so that npm would request the whole metadata of each package to find the address of one version:
 * more than half of the CPU time. This installation uses a lock file with the standard addresses, which npm prefers. The
 * packages are still verified by the lock's checksums.
 */
function installWithAddresses(folder, lock) {
  const registry = npm(folder, ['config', 'get', 'registry'], 'pipe').stdout?.trim();
  if (!registry?.startsWith('http')) return 1;
  const preferred = join(folder, 'npm-shrinkwrap.json');
  try {
    writeFileSync(preferred, withAddresses(lock, registry.replace(/\/?$/, '/')));
    return install(folder);
  } finally {
    rmSync(preferred, { force: true });
  }
}

function withAddresses(lock, registry) {
  const content = JSON.parse(lock);
  for (const [path, entry] of Object.entries(content.packages)) {
    if (!path.includes('node_modules/') || entry.resolved) continue;
    const name = entry.name ?? path.split('node_modules/').at(-1);
    entry.resolved = `${registry}${name}/-/${name.split('/').at(-1)}-${entry.version}.tgz`;
  }
  return JSON.stringify(content);
}

function npm(folder, args, stdio) {
  return spawnSync('npm', args, {
    cwd: folder,
    stdio,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
}
