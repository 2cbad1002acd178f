/**
 * Installs the dependencies of the folders that are named (without any, of this one) when they are missing or not those of
 * the lock file. Plain JavaScript without imports of its own, because it runs before anything is installed.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Ctrl+C ends npm; this process lives on until it has tidied up.
process.on('SIGINT', () => undefined);

for (const folder of process.argv.length > 2 ? process.argv.slice(2) : ['.']) ensureInstalled(folder);

function ensureInstalled(folder) {
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const digest = createHash('sha256').update(lock).digest('hex');
  const stamp = join(folder, 'node_modules', '.installed-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  console.log(folder === '.' ? 'Installing dependencies…' : `Installing dependencies of ${folder}…`);
  const status = installWithAddresses(folder, lock) && install(folder);
  if (status !== 0) {
    console.error('The dependencies could not be installed: npm needs to reach its registry for that.');
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, digest);
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
