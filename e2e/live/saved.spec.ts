import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { copyStore, type StoreCopy } from '../deploy/storeCopy';
import { endProcess } from '../endProcess';
import { freePort } from '../freePort';
import { startLiveServer, type LiveServer } from '../liveServer';
import { firstLinkOf } from '../liveSite';
import { removeFolder } from '../temporaryFiles';
import { liveTestStore } from '../testStore';
import { joinByLink, staffCalls } from './staffCalls';

const root = join(import.meta.dirname, '../..');

test.describe.serial('a start that would replace what visitors see', () => {
  test.skip(!!process.env['SITE'], 'starts a site of its own');
  let data: string;
  let copy: StoreCopy;
  let server: LiveServer;
  let staff: ReturnType<typeof staffCalls>;
  let variables: Record<string, string>;
  /** The same after each start, so that the session holds. */
  let port: number;
  let cookie: string;
  const file = () => join(data, 'live.db');

  test.beforeAll(async () => {
    copy = await copyStore(liveTestStore);
    port = await freePort();
    data = mkdtempSync(join(tmpdir(), 'vibrant-peak-kept-'));
    variables = { DATA: data, STORE: copy.folder };
    server = await startLiveServer(variables, port);
    cookie = await joinByLink(server.url, await firstLinkOf(server));
    staff = staffCalls(server.url, cookie);
  });
  test.afterAll(async () => {
    await endProcess(server.process);
    removeFolder(data);
    copy.remove();
  });

  /** Runs a program of `live/src` to its end. */
  async function run(program: string): Promise<{ code: number | null; said: string }> {
    const child = spawn(process.execPath, ['--import', 'tsx', `live/src/${program}`], {
      cwd: root,
      env: { ...process.env, PORT: String(port), ORIGIN: '', DATABASE_URL: '', ...variables },
    });
    const exit = once(child, 'exit');
    const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)]);
    const [code] = (await exit) as [number | null];
    return { code, said: out + error };
  }

  async function publish(bio: string): Promise<void> {
    const { body } = await staff.publish(server.url, [await staff.saveBio(server.url, '1', bio)]);
    await expect
      .poll(async () => (await staff.publication(server.url, body.id)).state, { timeout: 300_000 })
      .toBe('live');
  }
  const live = async () => (await copy.store.pointer())!.live;
  const page = async () => (await fetch(`${server.url}/team`)).text();

  test('a second server on the SQLite file does not start', async () => {
    await publish('Words of Monday.');
    const { code, said } = await run('main.ts');
    expect([code, said]).toEqual([1, expect.stringContaining('a SQLite file belongs to one')]);
  });

  test('a picture of a preview is at the main host once it is published', async () => {
    const photo = sharp({ create: { width: 400, height: 300, channels: 3, background: '#268' } });
    const uploaded = await fetch(`${server.url}/api/media?name=harbor.jpg`, {
      method: 'POST',
      headers: { origin: server.url, cookie, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(await photo.jpeg().toBuffer()),
    });
    const { address } = (await uploaded.json()) as { address: string };
    const route = '/records/team/2';
    const { body: draft } = await staff.call<{ version: number; value: object }>(server.url, `GET ${route}`);
    const headers = { 'if-match': `"${draft.version}"`, 'idempotency-key': randomUUID() };
    const value = { ...draft.value, image: address };
    const saved = await staff.call<{ version: number }>(server.url, `PUT ${route}`, value, headers);
    const records = [{ collection: 'team', id: '2', version: saved.body.version }];
    expect((await staff.call(server.url, 'POST /previews', { records })).status).toBe(200);
    expect(await copy.store.objects.read(address.slice(1))).toBeDefined();
    const statusOf = async () => (await fetch(server.url + address)).status;
    expect(await statusOf()).toBe(404);
    const { body } = await staff.publish(server.url, records);
    await expect
      .poll(async () => (await staff.publication(server.url, body.id)).state, { timeout: 300_000 })
      .toBe('live');
    expect(await statusOf()).toBe(200);
  });

  test('a server that gets a signal to stop leaves a file that is whole alone', async () => {
    await endProcess(server.process);
    for (const end of ['-wal', '-shm']) rmSync(`${file()}${end}`, { force: true });
    expect(existsSync(`${file()}.open`)).toBe(false);
    copyFileSync(file(), `${file()}.monday`);
    server = await startLiveServer(variables, port);
    expect(await page()).toContain('Words of Monday.');
    await publish('Words of Tuesday.');
  });

  test('without the log of a killed server no server starts, and nothing goes live', async () => {
    const before = await live();
    const died = once(server.process, 'exit');
    server.process.kill('SIGKILL');
    await died;
    const log = readFileSync(`${file()}-wal`);
    rmSync(`${file()}-wal`);
    const { code, said } = await run('main.ts');
    expect([code, said]).toEqual([1, expect.stringContaining('live.db-wal, which holds the last changes')]);
    expect(log.length).toBeGreaterThan(0);
    expect(await live()).toBe(before);
  });

  test.describe('with another database', () => {
    for (const [what, prepare] of [
      ['none', () => undefined],
      [
        'an older one',
        () => {
          rmSync(`${file()}.open`, { force: true });
          copyFileSync(`${file()}.monday`, file());
        },
      ],
    ] as const)
      test(`${what}: refused, with what is live and the ways on`, async () => {
        const before = await live();
        for (const end of ['', '-wal', '-shm']) rmSync(`${file()}${end}`, { force: true });
        prepare();
        const { code, said } = await run('main.ts');
        expect(code).toBe(1);
        expect(said).toMatch(/composition \d+, .*8 team.*published on \S+ by Ayesha/);
        expect(said).toContain('npx vibrant-peak restore <file>');
        expect(said).toContain('npm run live:adopt');
        expect(await live()).toBe(before);
      });
  });

  test('what is live is adopted, and a start changes nothing that visitors see', async () => {
    for (const end of ['', '-wal', '-shm', '.open']) rmSync(`${file()}${end}`, { force: true });
    const before = await copy.liveReleases();
    const { code, said } = await run('adopt.ts');
    expect([code, said]).toEqual([0, expect.stringContaining('team/1')]);
    server = await startLiveServer(variables, port);
    expect(await page()).toContain('Words of Tuesday.');
    expect((await copy.liveReleases())['shared']).toBe(before['shared']);
  });
});
