import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nginxConfig } from '../../release/nginx/nginxConfig';
import { nginxPath, testConfig } from '../../release/nginx/nginxProcess';
import { SiteFolder } from '../../release/server/siteFolder';
import { endProcess } from '../endProcess';
import { freePort } from '../freePort';
import type { SiteApart } from '../runningSite';
import { removeFolder } from '../temporaryFiles';

/** Serves a store by nginx on a free port of the loopback interface, without root. @throws when nginx is missing. */
export async function serveByNginx(folder: string): Promise<SiteApart> {
  const work = mkdtempSync(join(tmpdir(), 'vibrant-peak-nginx-'));
  const port = await freePort();
  const file = join(work, 'nginx.conf');
  const options = { host: '127.0.0.1', port, pid: join(work, 'nginx.pid'), temporary: join(work, 'temp') };
  mkdirSync(options.temporary);
  writeFileSync(file, nginxConfig(new SiteFolder(folder), options));
  const running = await runNginx(file, port);
  return {
    url: running.url,
    stop: async () => {
      await running.stop();
      removeFolder(work);
    },
  };
}

/** Starts nginx with a configuration and waits until it responds. */
export async function runNginx(file: string, port: number): Promise<SiteApart> {
  const nginx = nginxPath();
  if (!nginx)
    throw new Error('These tests need nginx. Install it (Debian: apt-get install nginx), or set NGINX');
  testConfig(nginx, file);
  const child = spawn(nginx, ['-e', 'stderr', '-c', file, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // No server is left running when the tests are interrupted.
  const stopAtOnce = () => void child.kill('SIGTERM');
  process.once('exit', stopAtOnce);
  const url = `http://localhost:${port}`;
  for (let attempt = 0; !(await isAnswering(port)); attempt++) {
    if (attempt === 50) throw new Error('nginx does not respond');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const stop = async () => {
    await endProcess(child, { signal: 'SIGQUIT' });
    process.removeListener('exit', stopAtOnce);
  };
  return { url, stop };
}

const isAnswering = (port: number) =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    () => true,
    () => false,
  );
