import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishReleases } from '@vibrant-peak/engine/publish/steps/publishReleases';
import { beginStore } from '@vibrant-peak/engine/store/openStore';
import type { Store } from '@vibrant-peak/engine/store/store';
import { composeQuickly } from '@vibrant-peak/engine/testing/addComposition';
import { release } from '@vibrant-peak/engine/testing/testStore';

const main = join(import.meta.dirname, 'main.ts');
const folder = mkdtempSync(join(tmpdir(), 'judge-'));
const servers: Server[] = [];
let store: Store;
let live: number;
let canary: number;

beforeEach(async () => {
  const place = mkdtempSync(join(folder, 'store-'));
  process.env['STORE'] = place;
  store = await beginStore();
  const publish = (name: string, text: string, target?: { kind: 'canary'; share: number; name: string }) =>
    publishReleases(store, [release(name, text)], { log: () => undefined, compose: composeQuickly, target });
  await publish('shell', 'first');
  await publish('a', 'trial', { kind: 'canary', share: 5, name: 'blue' });
  const pointer = (await store.pointer())!;
  live = pointer.live;
  canary = pointer.canary!.composition;
});

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});
afterAll(() => {
  delete process.env['STORE'];
  rmSync(folder, { recursive: true });
});

/** Metrics of a server, whose counters grow at each look. @returns their address. */
async function counting(canaryFailures: number): Promise<string> {
  let looks = 0;
  const server = createServer((_, response) => {
    looks++;
    const labels = [
      `{composition="${live}",canary="no",page="/"}`,
      `{composition="${canary}",canary="yes",page="/"}`,
    ];
    const lines = [
      'process_start_time_seconds 1700000000',
      `site_page_views_total${labels[0]} ${9000 * looks}`,
      `site_page_views_total${labels[1]} ${1000 * looks}`,
      `site_failed_page_views_total${labels[0]} ${45 * looks}`,
      `site_failed_page_views_total${labels[1]} ${canaryFailures * looks}`,
    ];
    response.end(lines.join('\n'));
  });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`;
}

/** Starts `canary judge blue` in a process of its own. */
function judge(...options: string[]) {
  const words = ['canary', 'judge', 'blue', '--every', '1', '--hold', '0'].concat(options);
  const child = spawn(process.execPath, ['--import', 'tsx', main].concat(words), { env: process.env });
  const said = { out: '', err: '' };
  child.stdout.on('data', (text) => (said.out += text));
  child.stderr.on('data', (text) => (said.err += text));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, said, ended };
}

/** Waits until a process has said something. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 50));
}

const reasons = async () => (await store.history(9)).map(({ reason }) => reason);

test('the share rises step by step, until everybody has the canary', async () => {
  const sources = ['--metrics', await counting(5), '--metrics', await counting(4), '--json'];
  const { ended, said } = judge(...sources);
  expect(await ended).toBe(0);
  const lines = said.out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.at(-1)).toMatchObject({ outcome: 'promoted', share: 100 });
  const shares = lines.slice(0, -1).map(({ share }) => share);
  expect([...new Set(shares)]).toEqual([5, 25, 50]);
  expect((await store.pointer())!.live).toBe(canary);
  expect(await reasons()).toEqual([
    expect.stringMatching(/^promote canary blue: 0\.5 %/),
    expect.stringMatching(/^canary blue at 50 %: 0\.5 %/),
    expect.stringMatching(/^canary blue at 25 %: 0\.5 %/),
    'publish a as canary blue at 5 %',
    'publish shell',
  ]);
});

test('a canary that fails more often is withdrawn, with the reason in the history', async () => {
  const { ended, said } = judge('--metrics', await counting(50));
  expect(await ended).toBe(3);
  const reason = '5.0 % of 1000 page views failed, 0.5 % of 9000 of the live site';
  expect(said.out).toBe(`The canary was withdrawn: ${reason}\n`);
  expect(said.err).toContain(`5 %: ${reason}`);
  expect(await store.pointer()).toMatchObject({ live, canary: undefined });
  expect((await reasons())[0]).toBe(`withdraw canary blue: ${reason}`);
});

test('with enough views it says how long the share stays', async () => {
  const { child, ended, said } = judge('--metrics', await counting(5), '--hold', '10');
  await until(() => /It passed, and stays at 5 % for 59\d s more/.test(said.err));
  child.kill('SIGINT');
  expect(await ended).toBe(1);
  expect((await store.pointer())!.canary!.share).toBe(5);
});

test('Ctrl+C leaves the canary at its share, and says so', async () => {
  const { child, ended, said } = judge('--metrics', 'http://127.0.0.1:1/metrics');
  await until(() => said.err.includes('http://127.0.0.1:1/metrics does not answer'));
  child.kill('SIGINT');
  expect(await ended).toBe(1);
  expect(said.out).toBe('The judge has ended: the canary stays at 5 %\n');
  expect((await store.pointer())!.canary!.share).toBe(5);
});

test('killed in the middle, it leaves a share, and the next judge continues from there', async () => {
  const address = await counting(5);
  const { child, ended, said } = judge('--metrics', address);
  await until(() => said.err.includes('The canary goes to 25 %'));
  child.kill('SIGKILL');
  await ended;
  const { share } = (await store.pointer())!.canary!;
  expect([25, 50]).toContain(share);
  const next = judge('--metrics', address);
  expect(await next.ended).toBe(0);
  expect(next.said.err).toContain(`\n${share} %: `.trimStart());
  expect((await store.pointer())!.live).toBe(canary);
});

test.each([
  ['no source', [], 'Say where page views are counted'],
  ['two kinds of sources', ['--metrics', 'http://a', '--prometheus', 'http://b'], 'Say where page views'],
  ['a mistyped address', ['--metrics', 'localhost:9100'], 'This is not an address such as'],
])('%s is wrong use', async (_, options, says) => {
  const { ended, said } = judge(...options);
  expect(await ended).toBe(2);
  expect(said.err).toContain(says);
});
