import { execFile, execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { endProcess } from '../endProcess';

const execute = promisify(execFile);

const programs = {
  debootstrap: '/usr/sbin/debootstrap',
  'systemd-container': '/usr/bin/systemd-nspawn',
  rsync: '/usr/bin/rsync',
};

/**
 * Installs the missing Debian packages that machines need.
 * @returns what prevents a machine here; nothing when it can be made.
 */
export function preventsMachines(): string | undefined {
  if (process.getuid?.() !== 0) return 'only root makes machines';
  const missing = () => Object.entries(programs).flatMap(([name, path]) => (existsSync(path) ? [] : [name]));
  if (missing().length > 0) spawnSync('sh', ['e2e/install.sh', ...missing()], { stdio: 'inherit' });
  return missing().length > 0 ? `missing: ${missing().join(', ')}` : undefined;
}

/** A Debian in a folder, under a systemd of its own, with the network of this machine. */
export interface Machine {
  /** Path of one of its files, as this machine sees it. */
  path: (file: string) => string;
  boot: () => Promise<void>;
  /**
   * Runs commands of bash as root, up to the first that fails.
   * @returns what they printed.
   * @throws with what they printed.
   */
  run: (commands: string) => Promise<string>;
  copyIn: (from: string, file: string) => void;
  /** Ends its processes, its mount and its folder, however far it came. */
  stop: () => Promise<void>;
}

/** A machine in memory, still without files. */
export function createMachine(): Machine {
  const folder = mkdtempSync(join(tmpdir(), 'machine-'));
  const name = basename(folder).toLowerCase();
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8g,mode=755', name, folder]);
  let container: ChildProcess | undefined;
  let systemd = '';
  const remove = () => {
    execFileSync('umount', ['--lazy', folder]);
    // systemd-nspawn leaves the second one where /run is on a disk.
    for (const path of [folder, `/run/systemd/nspawn/propagate/${name}`])
      rmSync(path, { recursive: true, force: true });
  };
  const removeAtOnce = () => {
    container?.kill('SIGKILL');
    remove();
  };
  process.once('exit', removeAtOnce);

  return {
    path: (file) => join(folder, file),
    boot: async () => {
      const options = ['--quiet', '--boot', '--register=no', '--keep-unit', '--console=pipe'];
      container = spawn('systemd-nspawn', [...options, `--machine=${name}`, `--directory=${folder}`], {
        stdio: 'ignore',
      });
      // A process that prepares the machine is its child at first.
      const child = () =>
        readFileSync(`/proc/${container!.pid}/task/${container!.pid}/children`, 'utf8').trim();
      const state = async () => {
        systemd = child();
        return runUnder(systemd, 'systemctl is-system-running || true');
      };
      await expect
        .poll(() => state().catch(String), { message: 'systemd starts', timeout: 120_000 })
        .toMatch(/^(running|degraded)$/m);
    },
    run: (commands) => runUnder(systemd, commands),
    copyIn: (from, file) => cpSync(from, join(folder, file), { recursive: true }),
    stop: async () => {
      process.off('exit', removeAtOnce);
      if (container) await endProcess(container);
      remove();
    },
  };
}

/** Runs bash in the namespaces of a process. */
async function runUnder(process: string, commands: string): Promise<string> {
  const environment = ['HOME=/root', 'LANG=C.UTF-8', 'PATH=/usr/sbin:/usr/bin:/sbin:/bin'];
  const shell = [
    '/usr/bin/env',
    '-i',
    ...environment,
    'bash',
    '-e',
    '-o',
    'pipefail',
    '-c',
    `exec 2>&1\n${commands}`,
  ];
  try {
    const { stdout } = await execute('nsenter', ['--target', process, '--all', ...shell], {
      maxBuffer: 64 * 2 ** 20,
    });
    return stdout;
  } catch (error) {
    const { stdout, message } = error as Error & { stdout?: string };
    throw new Error(`${commands}\n${stdout || message}`);
  }
}
