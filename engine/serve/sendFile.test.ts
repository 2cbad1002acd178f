import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSiteServer } from './createSiteServer';
import { writeFixtureStore, type FixtureStore } from '../testing/fuzz/fixtureStore';
import { exchange } from '../testing/fuzz/rawSocket';

const folder = mkdtempSync(join(tmpdir(), 'server-'));
let fixture: FixtureStore;
const size = 7400;
let server: Server;

beforeAll(async () => {
  fixture = await writeFixtureStore(folder);
  server = createSiteServer(folder);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function get(path: string, headers: Record<string, string> = {}) {
  const lines = Object.entries({ Host: 'localhost', Connection: 'close', ...headers });
  const request = `GET ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n`;
  const bytes = await exchange((server.address() as AddressInfo).port, Buffer.from(request), 10_000);
  const end = bytes.indexOf('\r\n\r\n');
  const [first = '', ...rest] = bytes.subarray(0, end).toString().split('\r\n');
  const found = Object.fromEntries(
    rest.map((line) => {
      const [name = '', value] = line.split(': ');
      return [name.toLowerCase(), value];
    }),
  );
  return { status: Number(first.split(' ')[1]), headers: found, length: bytes.length - end - 4 };
}

test.each([
  ['bytes=0-0', 206, 1, `bytes 0-0/${size}`],
  ['bytes=-5', 206, 5, `bytes ${size - 5}-${size - 1}/${size}`],
  ['bytes=5-', 206, size - 5, `bytes 5-${size - 1}/${size}`],
  ['bytes=0-18446744073709551615', 206, size, `bytes 0-${size - 1}/${size}`],
  ['bytes=2-1', 416, undefined, `bytes */${size}`],
  ['bytes=99999-', 416, undefined, `bytes */${size}`],
  ['bytes=-0', 416, undefined, `bytes */${size}`],
  ['bytes=x-y', 200, size, undefined],
  ['bytes=0-1,4-5', 200, size, undefined],
  ['items=0-1', 200, size, undefined],
])('Range %s is answered with %d', async (range, status, length, contentRange) => {
  const response = await get(fixture.script, { Range: range });
  expect(response.status).toBe(status);
  expect(response.headers['content-range']).toBe(contentRange);
  if (length !== undefined) expect(response.length).toBe(length);
});

test('a part is sent only of the file that the client has', async () => {
  const { etag } = (await get(fixture.script)).headers;
  const part = (condition: string) => get(fixture.script, { Range: 'bytes=0-1', 'If-Range': condition });
  expect((await part(etag!)).status).toBe(206);
  expect((await part('"other"')).status).toBe(200);
  expect((await part('Sat, 01 Jan 2050 00:00:00 GMT')).status).toBe(200);
});

test.each([
  ['br', 'br'],
  ['gzip, br', 'br'],
  ['br;q=0', undefined],
  ['gzip, br;q=0', 'gzip'],
  ['br;q=0.000, *', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['x-br', undefined],
])('Accept-Encoding %s is answered with %s', async (accepted, encoding) => {
  const { headers } = await get(fixture.script, { 'Accept-Encoding': accepted });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['vary']).toBe('Accept-Encoding');
});

test('an ETag is made from the content, and an unchanged file is answered by 304', async () => {
  for (const path of ['/', '/sitemap.xml', fixture.script, fixture.largeFile]) {
    const { etag, 'last-modified': date } = (await get(path)).headers;
    expect(etag).toMatch(/^"[\w.-]+"$/);
    expect(date).toBeUndefined();
    for (const known of [etag!, `W/${etag}`, `"x", ${etag}`, '*']) {
      const again = await get(path, { 'If-None-Match': known });
      expect([again.status, again.length]).toEqual([304, 0]);
    }
    expect((await get(path, { 'If-None-Match': '"x"' })).status).toBe(200);
    const refused = await get(path, { 'If-Match': '"x"', 'Accept-Encoding': 'br' });
    expect(refused.status).toBe(412);
    for (const name of ['cache-control', 'content-encoding', 'etag'])
      expect(refused.headers[name]).toBeUndefined();
  }
  const [plain, packed] = [await get('/'), await get('/', { 'Accept-Encoding': 'br' })];
  expect(plain.headers['etag']).not.toBe(packed.headers['etag']);
});

test('folders and paths below a file are not found', async () => {
  for (const path of [
    `${fixture.script}/`,
    `${fixture.largeFile}/`,
    '/sitemap.xml/x',
    '/media/',
    `/r/${'a'.repeat(300)}/b.js`,
  ])
    expect((await get(path)).status).toBe(404);
});

test('an image that is opened as a document cannot run scripts', async () => {
  for (const path of [fixture.picture, '/favicon.svg'])
    expect((await get(path)).headers['content-security-policy']).toMatch(/^default-src 'none';.* sandbox$/);
});
