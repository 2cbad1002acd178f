import { chmodSync, cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { serveStore } from '../runningSite';
import { serveByNginx } from './serveByNginx';
import { removeFolder } from '../temporaryFiles';

const servers = { 'built-in server': serveStore, nginx: serveByNginx };

export type ServerName = keyof typeof servers;
export const serverNames = Object.keys(servers) as ServerName[];

const testStore = join(import.meta.dirname, '../../store/test');

interface Worker {
  /** A copy of the test site's store. */
  folder: string;
  /** Origins of the servers of that folder. */
  origins: Record<ServerName, string>;
}

/** Call it at the top of a file: a running site (`SITE`) has no store to copy. */
export const needsTestStore = () => test.skip(!!process.env['SITE'], 'needs the store of the test site');

/**
 * Tests against each server of a store: `use({ server })` selects the one at `baseURL`. No browser is started.
 */
export const test = base.extend<{ server: ServerName }, Worker>({
  server: ['built-in server', { option: true }],
  baseURL: async ({ server, origins }, provide) => provide(origins[server]),
  folder: [
    async ({}, provide) => {
      const folder = mkdtempSync(join(tmpdir(), 'vibrant-peak-'));
      // Workers of an nginx started by root run as another user.
      chmodSync(folder, 0o755);
      cpSync(testStore, folder, { recursive: true });
      await provide(folder);
      removeFolder(folder);
    },
    { scope: 'worker' },
  ],
  origins: [
    async ({ folder }, provide) => {
      const running = await Promise.all(
        serverNames.map(async (name) => [name, await servers[name](folder)] as const),
      );
      await provide(
        Object.fromEntries(running.map(([name, { url }]) => [name, url])) as Record<ServerName, string>,
      );
      for (const [, { stop }] of running) await stop();
    },
    { scope: 'worker' },
  ],
});
