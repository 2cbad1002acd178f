import type { Outcome } from '../engine/publish/rules/change';
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { setLive } from '../engine/publish/steps/setLive';
import { inParallel } from '../engine/objects/inParallel';
import { openStore } from '../engine/store/openStore';
import type { Store } from '../engine/store/store';
import { endProcess } from './endProcess';
import { freePort } from './freePort';
import type { SiteApart } from './runningSite';
import type { S3Server } from './s3Server';
import { removeFolder } from './temporaryFiles';

const root = join(import.meta.dirname, '..');

/**
 * Copies the releases of the test site into another store, and has them composed and set live
 * there.
 */
export async function copyLive(store: Store): Promise<Outcome> {
  const local = await openStore(join(root, 'store/test'));
  const { releases } = await local.composition((await local.pointer())!.live);
  const folders = [...Object.entries(releases).map(([name, hash]) => `r/${name}/${hash}/`), 'media/'];
  for (const folder of folders)
    await inParallel(await local.objects.list(folder), async (name) =>
      store.objects.create(name, (await local.objects.read(name))!),
    );
  return setLive(store, {
    releases: async () => releases,
    target: { kind: 'live' },
    reason: 'test',
    log: () => undefined,
  });
}

export interface ServedBucket extends SiteApart {
  port: number;
  health: () => Promise<{ status?: string; composition?: number; releases: object }>;
  /** Waits until the server shows a composition. @returns how long that took, in milliseconds. */
  seen: (composition: number) => Promise<number>;
}

/** `vibrant-peak serve` on a bucket, with a cache of its own, once it answers. */
export async function serveBucket(address: string, { environment }: S3Server): Promise<ServedBucket> {
  const port = await freePort();
  const cache = mkdtempSync(join(tmpdir(), 'cache-'));
  const child = spawn(process.execPath, ['--import', 'tsx', 'cli/commands/main.ts', 'serve'], {
    cwd: root,
    env: { ...process.env, ...environment, STORE: address, PORT: String(port), MIRROR: cache },
    stdio: 'inherit',
  });
  const url = `http://localhost:${port}`;
  const health = async () =>
    (await fetch(`http://127.0.0.1:${port}/healthz`)).json() as ReturnType<ServedBucket['health']>;
  const isCurrent = () => health().catch(() => undefined);
  await expect.poll(isCurrent, { timeout: 300_000 }).toMatchObject({ status: 'current' });
  return {
    url,
    port,
    health,
    seen: async (composition) => {
      const begin = performance.now();
      await expect.poll(async () => (await health()).composition, { intervals: [50] }).toBe(composition);
      return performance.now() - begin;
    },
    stop: async () => {
      await endProcess(child);
      removeFolder(cache);
    },
  };
}
