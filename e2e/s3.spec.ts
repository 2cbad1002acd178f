import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { publishReleases } from '../release/publish/publishReleases';
import { rollBack } from '../release/publish/rollBack';
import { setLive } from '../release/publish/setLive';
import { smokeTest } from '../release/publish/smoke';
import { inParallel } from '../release/store/inParallel';
import { openStore } from '../release/store/openStore';
import type { Store } from '../release/store/store';
import { restamped } from './deploy/restamped';
import { freePort } from './freePort';
import { hasS3Server, startS3Server, type S3Server } from './s3Server';

const root = join(import.meta.dirname, '..');
const address = 's3://site/production';
const log = () => undefined;

/** How long after a flip a server may take to show it, in milliseconds. */
const seenWithin = 2000;

test.describe.serial('a site in a bucket', () => {
  test.skip(!!process.env['SITE'], 'needs the store of the test site');
  test.skip(!hasS3Server, 'needs an object gateway: apt-get install radosgw ceph-mon ceph-osd');

  let server: S3Server;
  let store: Store;
  let site: ChildProcess;
  let port: number;
  let mirror: string;

  const liveReleases = async () => (await store.composition((await store.pointer())!.live)).releases;
  const another = async (name: string, stamp: string) =>
    restamped(store, name, (await liveReleases())[name]!, stamp);
  const health = async () =>
    JSON.parse((await get(port, '/healthz')).body) as { composition?: number; releases: object };

  /** Waits until the server shows a composition. @returns how long that took, in milliseconds. */
  async function seen(composition: number): Promise<number> {
    const begin = performance.now();
    await expect.poll(async () => (await health()).composition, { intervals: [50] }).toBe(composition);
    return performance.now() - begin;
  }

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    server = await startS3Server('site');
    store = await openStore(address);
    port = await freePort();
    mirror = mkdtempSync(join(tmpdir(), 'mirror-'));
  });

  test.afterAll(() => {
    site?.kill();
    server?.stop();
    if (mirror) rmSync(mirror, { recursive: true, force: true });
  });

  test('prebuilt releases are composed, tested and set live in it, and a server shows them', async () => {
    test.setTimeout(120_000);
    const local = await openStore(join(root, 'store/test'));
    const { releases } = await local.composition((await local.pointer())!.live);
    const folders = [...Object.entries(releases).map(([name, hash]) => `r/${name}/${hash}/`), 'media/'];
    for (const folder of folders)
      await inParallel(await local.objects.list(folder), async (name) =>
        store.objects.create(name, (await local.objects.read(name))!),
      );
    const { status, composition } = await setLive(store, {
      releases,
      aim: { kind: 'live' },
      reason: 'test',
      log,
    });
    expect({ status, composition }).toEqual({ status: 'live', composition: 1 });

    site = spawn(process.execPath, ['--import', 'tsx', 'release/commands/serve.ts'], {
      cwd: root,
      env: { ...process.env, ...server.environment, STORE: address, PORT: String(port), MIRROR: mirror },
      stdio: 'inherit',
    });
    await expect
      .poll(() => health().catch(() => undefined), { timeout: 30_000 })
      .toMatchObject({ status: 'current', composition: 1, releases });
    const { status: answered, headers, body } = await get(port, '/');
    expect(answered).toBe(200);
    expect(headers['x-composition']).toBe('1');
    const script = /\/r\/shell\/[^"]+\.js/.exec(body)![0];
    expect((await get(port, script)).headers['cache-control']).toContain('immutable');
  });

  test('a server follows a publish and a rollback within two seconds', async () => {
    test.setTimeout(120_000);
    const release = await another('remote-public', 'followed');
    const { composition } = await publishReleases(store, [release], { log });
    expect(await seen(composition)).toBeLessThan(seenWithin);
    expect((await get(port, '/')).headers['x-composition']).toBe(String(composition));
    expect((await get(port, `/r/remote-public/${release.hash}/remoteEntry.js`)).status).toBe(200);

    const begin = performance.now();
    const { composition: before } = await rollBack(store);
    expect(performance.now() - begin).toBeLessThan(1000);
    expect(await seen(before)).toBeLessThan(seenWithin);
  });

  test('a preview answers at its own address and nowhere else', async () => {
    const live = (await store.pointer())!.live;
    const release = await another('remote-invoice', 'previewed');
    const { composition } = await publishReleases(store, [release], { aim: { kind: 'preview' }, log });
    await expect
      .poll(async () => (await get(port, '/', `preview-${composition}.localhost`)).headers['x-composition'])
      .toBe(String(composition));
    expect((await get(port, '/')).headers['x-composition']).toBe(String(live));
  });

  test('of two publishes at once none is lost', async () => {
    test.setTimeout(120_000);
    const { turn } = (await store.pointer())!;
    const before = await liveReleases();
    const names = ['remote-admin', 'remote-invoice'];
    const releases = await Promise.all(names.map((name) => another(name, 'at once')));
    await Promise.all(releases.map((release) => publishReleases(store, [release], { log })));

    const after = await liveReleases();
    for (const { name, hash } of releases) expect(after[name]).toBe(hash);
    expect(after['shell']).toBe(before['shell']);
    const pointer = (await store.pointer())!;
    const flips = (await store.history(10)).filter((flip) => flip.turn > turn);
    expect(flips.flatMap(({ reason }) => reason.split(', ')).sort()).toEqual(
      names.map((name) => `publish ${name}`),
    );
    await smokeTest(store, pointer.live);
    for (const prefix of ['requests/', 'writer/']) expect(await store.objects.list(prefix)).toEqual([]);
    expect(await store.objects.list('probe/')).toEqual([]);
  });
});

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

function get(port: number, path: string, host = 'localhost'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, headers: { host } }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (text: string) => (body += text));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
    });
    call.on('error', reject).end();
  });
}
