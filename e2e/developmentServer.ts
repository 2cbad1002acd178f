import { spawn, type ChildProcess } from 'node:child_process';
import { expect } from '@playwright/test';
import { endProcess } from './endProcess';
import { freePort } from './freePort';
import type { SiteApart } from './runningSite';

/**
 * Starts the development server of a remote as its team does, and waits for its first build.
 * @param cwd the repository with the remote as a workspace, otherwise the remote's own folder.
 */
export async function startDevelopment(app: string, cwd: string, against: string): Promise<SiteApart> {
  const port = await freePort();
  const child = spawn('npx', ['vibrant-peak', 'develop', app, '--against', against], {
    cwd,
    env: { ...process.env, PORT: String(port) },
    // A process group of its own, so that npm's child ends with it.
    detached: true,
  });
  const output = listenTo(child);
  const stopAtOnce = () => {
    if (child.exitCode === null) process.kill(-child.pid!, 'SIGTERM');
  };
  process.once('exit', stopAtOnce);
  const url = `http://localhost:${port}`;
  await expect.poll(output, { timeout: 300_000 }).toContain(`Open ${url}`);
  // The response waits for the first build.
  expect((await fetch(`${url}/r/${app}/development/remoteEntry.js`)).status).toBe(200);
  return {
    url,
    stop: async () => {
      process.removeListener('exit', stopAtOnce);
      await endProcess(child, { group: true });
    },
  };
}

function listenTo(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (text += chunk));
  return () => text;
}
