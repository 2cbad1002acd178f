import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const candidates = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'];

/** The nginx of this machine: `NGINX` names another one. */
export function nginxPath(): string | undefined {
  return process.env['NGINX'] ?? candidates.find((path) => existsSync(path));
}

/** @throws with nginx's own words when a configuration is not fit to be loaded. */
export function testConfig(nginx: string, file: string): void {
  const { status, stderr, error } = spawnSync(nginx, ['-e', 'stderr', '-q', '-t', '-c', file], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`nginx refuses the configuration: ${error?.message ?? stderr.trim()}`);
}

/**
 * Makes a running nginx read its configuration again. Requests that run are answered as they began.
 * @returns whether one runs.
 */
export function reload(pid: string): boolean {
  const number = existsSync(pid) ? Number(readFileSync(pid, 'utf8')) : 0;
  if (!number) return false;
  try {
    process.kill(number, 'SIGHUP');
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}
