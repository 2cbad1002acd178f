import { expect } from '@playwright/test';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { LocalObjects } from '../../release/store/localObjects';
import { Store } from '../../release/store/store';
import { addComposition } from './addComposition';
import { rawRequest } from './rawRequest';
import { needsTestStore, test } from './bothServers';
import { endProcess } from '../endProcess';
import { freePort } from '../freePort';
import { runNginx } from './serveByNginx';
import { removeFolder } from '../temporaryFiles';

needsTestStore();

const root = join(import.meta.dirname, '../..');
const command = ['--import', 'tsx', 'release/commands/main.ts', 'nginx'];

test('a running nginx follows what is published, and keeps what works', async ({ folder }) => {
  test.setTimeout(60_000);
  const copy = mkdtempSync(`${folder}-follow-`);
  chmodSync(copy, 0o755);
  cpSync(folder, copy, { recursive: true });
  const port = await freePort();
  const following = spawn(process.execPath, [...command, '--follow', '--port', String(port)], {
    cwd: root,
    env: { ...process.env, STORE: copy },
  });
  const said = listenTo(following);
  await expect.poll(said, { timeout: 20_000 }).toContain('start it with: nginx -c');
  const nginx = await runNginx(join(copy, 'nginx/nginx.conf'), port);
  const titleFor = async (Host: string) => {
    const { status, headers, body } = await rawRequest(nginx.url, { path: '/', headers: { Host } });
    return `${status} ${headers['x-robots-tag'] ?? ''} ${/<title>(.*)<\/title>/.exec(body.toString())?.[1]}`;
  };
  try {
    const store = new Store(new LocalObjects(copy));
    const first = (await store.pointer())!.live;
    const next = Math.max(...(await store.compositions()).map(({ number }) => number)) + 1;
    const preview = `preview-${next}.localhost`;
    expect(await titleFor(preview)).toContain('404');
    expect(addComposition(copy, { title: 'The second' })).toBe(next);
    await expect.poll(() => titleFor(preview)).toBe('200 noindex The second');
    expect(await titleFor('localhost')).toBe('200  Modern Software Solutions');

    // Nobody is turned away while it is read again.
    const load = constantLoad(nginx.url);
    for (const live of [next, first, next]) {
      await store.setLive(await store.pointer(), { live, reason: 'test' });
      const title = live === next ? 'The second' : 'Modern Software Solutions';
      await expect.poll(() => titleFor('localhost')).toBe(`200  ${title}`);
    }
    const { count, failures } = await load.end();
    expect(count).toBeGreaterThan(20);
    expect(failures).toEqual([]);

    const broken = addComposition(copy, { title: 'The third', headers: { 'Not a header;': 'x' } });
    await store.setLive(await store.pointer(), { live: broken, reason: 'test' });
    await expect.poll(said).toContain('nginx goes on as it is. nginx refuses the configuration');
    expect(await titleFor('localhost')).toBe('200  The second');
    await store.setLive(await store.pointer(), { live: first, reason: 'test' });
    rmSync(join(copy, 'compositions', String(broken)), { recursive: true });
    await expect.poll(() => titleFor('localhost')).toBe('200  Modern Software Solutions');
  } finally {
    await endProcess(following);
    await nginx.stop();
    removeFolder(copy);
  }
});

test('the command says what is wrong with its options', () => {
  for (const [options, message] of [
    [['--port', '99999'], '--port takes a whole number from 1 to 65535'],
    [['--listen', '1'], "Unknown option '--listen'"],
  ] as const) {
    const { status, stderr } = spawnSync(process.execPath, [...command, ...options], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(stderr).toContain(message);
    expect(status).toBe(2);
  }
});

/** What a command has said so far. */
function listenTo(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (text += chunk));
  return () => text;
}

/** Asks for the home page again and again. */
function constantLoad(origin: string) {
  let isOver = false;
  let count = 0;
  const failures: string[] = [];
  const running = (async () => {
    while (!isOver) {
      count++;
      const { status } = await rawRequest(origin, { path: '/' }).catch((error: Error) => ({
        status: error.message,
      }));
      if (status !== 200) failures.push(String(status));
    }
  })();
  return {
    end: async () => {
      isOver = true;
      await running;
      return { count, failures };
    },
  };
}
