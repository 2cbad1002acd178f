import { mkdtempSync, rmSync } from 'node:fs';
import { request, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LocalObjects } from '../../objects/localObjects';
import { Store } from '../../store/store';
import { writeFixtureStore } from '../../testing/fuzz/fixtureStore';
import { releaseOf } from '../../testing/smallSite';
import { createSiteServer } from '../createSiteServer';
import type { PageReport } from './pageReport';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
const store = new Store(new LocalObjects(folder));
let server: Server;
let port: number;
let counted: PageReport[];
/** What a log or a count of requests would get: none of it may be a report. */
let logged: unknown[];
/** Each test begins with another visitor, whose limit is unused. */
let visitor = 0;

beforeAll(async () => {
  await writeFixtureStore(folder, 1024);
  const first = await store.composition(1);
  const address = await store.releases.add(releaseOf('remote-x', '', '/projects/:slug'));
  for (const number of [2, 3])
    await store.finishComposition({ ...first, number, releases: { ...first.releases, 'remote-x': address } });
  await store.decide({ reason: 'test' }, () => ({ live: 2 }));
});
afterAll(() => rmSync(folder, { recursive: true }));

beforeEach(async () => {
  [counted, logged] = [[], []];
  visitor++;
  server = createSiteServer(folder, {
    onReport: (report) => void counted.push(report),
    onFinished: ({ method }) => method === 'POST' && void logged.push(method),
    log: (line) => void logged.push(line),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterEach(async () => {
  const closed = new Promise((resolve) => server.once('close', resolve));
  server.closeAllConnections();
  server.close();
  await closed;
  // Requests are logged when their answers have left.
  expect(logged).toEqual([]);
});

const good: PageReport = {
  composition: 2,
  canary: false,
  page: '/projects/:slug',
  errors: { error: 1, load: 0, hydration: 0 },
  lcp: 900.5,
};

const send = (body: unknown, headers: Record<string, string> = {}) =>
  new Promise<number | undefined>((resolve, reject) => {
    const own = {
      Origin: `http://127.0.0.1:${port}`,
      'X-Forwarded-For': `192.0.2.${visitor}`,
      Connection: 'close',
    };
    const options = {
      host: '127.0.0.1',
      port,
      path: '/reports',
      method: 'POST',
      headers: { ...own, ...headers },
    };
    const outgoing = request(options, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    outgoing.on('error', reject);
    outgoing.end(typeof body === 'string' ? body : JSON.stringify(body));
  });

test('a report of a page is counted, and no log has it', async () => {
  expect(await send(good)).toBe(204);
  expect(await send({ ...good, page: 'not-found', cls: 0, inp: 40 })).toBe(204);
  expect(counted).toEqual([good, { ...good, page: 'not-found', cls: 0, inp: 40 }]);
});

test.each([
  ['no JSON', '{'],
  ['no object', '[]'],
  ['nothing', ''],
  ['a missing part', { ...good, errors: undefined }],
  ['a part of its own', { ...good, url: '/projects/swift-cart' }],
  ['an error of its own', { ...good, errors: { ...good.errors, message: 1 } }],
  ['a text instead of a number', { ...good, composition: '2' }],
  ['more failures than a view reports', { ...good, errors: { ...good.errors, error: 21 } }],
  ['a time before the page', { ...good, lcp: -1 }],
  ['a time of hours', { ...good, inp: 1e9 }],
  ['a number that is none', JSON.stringify(good).replace('900.5', '1e999')],
])('a report with %s is refused', async (_what, body) => {
  expect(await send(body)).toBe(400);
  expect(counted).toEqual([]);
});

test.each([
  ['a composition that does not exist', { ...good, composition: 99 }],
  ['a composition that nobody got', { ...good, composition: 3 }],
  ['an address instead of a declared path', { ...good, page: '/projects/swift-cart' }],
  ['a page that no release declares', { ...good, page: '/team' }],
])('a report about %s adds no label', async (_what, body) => {
  expect(await send(body)).toBe(204);
  expect(counted).toEqual([]);
});

test('a report that is too long is refused, with and without its length', async () => {
  const long = JSON.stringify({ ...good, page: '/'.repeat(2000) });
  expect(await send(long)).toBe(413);
  expect(await send(long, { 'Transfer-Encoding': 'chunked' })).toBe(413);
  expect(counted).toEqual([]);
});

test('reports of other sites, and of programs without an origin, are refused', async () => {
  expect(await send(good, { Origin: 'https://other.example' })).toBe(403);
  expect(await send(good, { Origin: 'null' })).toBe(403);
  expect(await send(good, { 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
  expect(await send(good, { Origin: '' })).toBe(403);
  expect(await send(good, { 'Sec-Fetch-Site': 'same-origin' })).toBe(204);
  expect(counted).toHaveLength(1);
});

test('an address sends up to 120 reports a minute, and no other address suffers', async () => {
  for (let sent = 0; sent < 120; sent++) expect(await send(good)).toBe(204);
  expect(await send(good)).toBe(429);
  visitor++;
  expect(await send(good)).toBe(204);
  expect(counted).toHaveLength(121);
});

test('a client that leaves in the middle of a report leaves no trace', async () => {
  const client = connect(port, '127.0.0.1');
  const head = `POST /reports HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: http://127.0.0.1\r\nContent-Length: 500\r\n\r\n{`;
  await new Promise<void>((resolve) => client.write(head, () => resolve()));
  client.destroy();
  expect(await send(good)).toBe(204);
});

const documentsOf = async () => fetch(`http://127.0.0.1:${port}/team`);

test('documents ask for reports by a header with the composition, and have the same bytes', async () => {
  const plain = createSiteServer(folder);
  await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve));
  const before = await fetch(`http://127.0.0.1:${(plain.address() as AddressInfo).port}/team`);
  const after = await documentsOf();
  expect(before.headers.get('Server-Timing')).toBeNull();
  expect(after.headers.get('Server-Timing')).toBe('reports;desc="2"');
  expect(after.headers.get('ETag')).toBe(before.headers.get('ETag'));
  expect(await after.text()).toBe(await before.text());
  plain.closeAllConnections();
  plain.close();
});

test('documents of a canary say so, and tabs of a composition that was replaced still report', async () => {
  const canary = { name: 'x', owner: 'test', composition: 3, share: 100, replaced: {} };
  await store.decide({ reason: 'test' }, () => ({ live: 2, canary }));
  expect((await documentsOf()).headers.get('Server-Timing')).toBe('reports;desc="3 canary"');
  expect(await send({ ...good, composition: 3, canary: true })).toBe(204);
  await store.decide({ reason: 'test' }, () => ({ live: 2 }));
  await documentsOf();
  expect(await send({ ...good, composition: 3, canary: true })).toBe(204);
  expect(counted).toHaveLength(2);
});

test('without reports nothing takes them', async () => {
  server.close();
  server = createSiteServer(folder);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
  expect(await send(good)).toBe(405);
});
