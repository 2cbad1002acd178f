import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { bytesOf, lastFile, readComposition } from '../formats/composition';
import { parseInventory } from '../formats/inventory';
import { entryName, parseEntry, type Previews } from '../log/entry';
import { namedPreviewLabel } from '../formats/previewAddress';
import { writeFixtureStore } from '../testing/fuzz/fixtureStore';
import { createSiteServer, type SiteServerOptions } from './createSiteServer';

const folder = mkdtempSync(join(tmpdir(), 'preview-'));
const previews: Previews = { secret: '0123456789abcdef'.repeat(2), named: [{ name: 'a-b', composition: 2 }] };
const label = namedPreviewLabel('a-b', previews);
let server: Server;
let sequence = 1;
let authorizePreview: NonNullable<SiteServerOptions['authorizePreview']> = async () => undefined;
let hidden = '';

beforeAll(async () => {
  await writeFixtureStore(folder, 1024);
  for (const number of [2, 3]) {
    const own = readComposition(1, readFileSync(join(folder, lastFile(1))));
    const redirects = {
      '/jobs': { to: '/team#jobs-für-%C3%A4', permanent: false },
      '/Über-uns/post_1.html': { to: '/team', permanent: true },
    };
    writeFile(lastFile(number), bytesOf({ ...own, number, redirects, preview: String(number).repeat(32) }));
  }
  show(previews);
  server = createSiteServer(folder, {
    authorizePreview: (request) => authorizePreview(request),
    isHidden: async (path) => path === hidden,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

function writeFile(name: string, content: string | Buffer): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
}

/** The next entry of the log has these named previews. */
function show(shown: Previews, changes: object = {}): void {
  const before = parseEntry(sequence, readFileSync(join(folder, entryName(sequence))))!;
  sequence++;
  const entry = { ...before, sequence, id: `${sequence}`, previews: shown, ...changes };
  writeFile(entryName(sequence), JSON.stringify(entry));
}

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

const get = (host: string, path = '/team') =>
  new Promise<Answer>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ port, path, headers: { host: `${host}.localhost` } }, (response) => {
      const { statusCode: status, headers } = response;
      text(response).then((body) => resolve({ status, headers, body }), reject);
    })
      .on('error', reject)
      .end();
  });

test('files at the root of a preview are not cached, and those of a canary for nobody else', async () => {
  expect((await get(label, '/sitemap.xml')).headers).toMatchObject({
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
  });
  expect((await get('www', '/sitemap.xml')).headers).toMatchObject({
    'cache-control': 'public, max-age=3600',
    vary: 'Accept-Encoding',
  });
  const canary = { composition: 2, share: 100, name: 'blue', owner: 'ci', replaced: {} };
  show(previews, { canary });
  expect((await get('www', '/sitemap.xml')).headers).toMatchObject({
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding, Cookie',
  });
  show(previews, { canary: undefined });
});

test('a redirect to a part of a page whose name is not ASCII has its bytes encoded, once', async () => {
  const { status, headers } = await get(`preview-2-${'2'.repeat(32)}`, '/jobs');
  expect([status, headers.location]).toEqual([307, '/team#jobs-f%C3%BCr-%C3%A4']);
});

test('a former address is answered at once, whatever its bytes and its slash at the end', async () => {
  for (const former of ['/%C3%9Cber-uns/post_1.html', '/U%CC%88ber-uns/post_1.html/']) {
    const { status, headers } = await get(`preview-2-${'2'.repeat(32)}`, former);
    expect([status, headers.location]).toEqual([308, '/team']);
  }
});

test('a named preview says which one it is, stays out of search engines and is not cached', async () => {
  const { status, headers, body } = await get(label);
  expect(status).toBe(200);
  expect(body).toContain('>Preview a-b: composition 2</p>');
  expect(headers).toMatchObject({
    'x-composition': '2',
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
  });
  expect((await get(`preview-2-${'2'.repeat(32)}`)).body).toContain('>Preview of composition 2</p>');
  expect((await get('www')).body).not.toContain('Preview');
});

test('a preview that was collected while the server knows it is unknown', async () => {
  const host = `preview-3-${'3'.repeat(32)}`;
  expect((await get(host)).status).toBe(200);
  const { inventory } = readComposition(3, readFileSync(join(folder, lastFile(3))));
  const { file } = parseInventory(inventory, readFileSync(join(folder, inventory))).documents['/team']!;
  const document = readFileSync(join(folder, file));
  rmSync(join(folder, file));
  expect((await get(host)).status).toBe(404);
  writeFile(file, document);
});

test('a named preview answers an unknown address as the site would', async () => {
  const { status, headers, body } = await get(label, '/no-such-page');
  expect([status, headers['x-robots-tag']]).toEqual([404, 'noindex']);
  expect(body).toContain('Preview a-b');
});

test('the address of a name shows the composition that it was given last', async () => {
  show({ ...previews, named: [{ name: 'a-b', composition: 3 }] });
  expect((await get(label)).headers['x-composition']).toBe('3');
  show({ ...previews, named: [] });
  expect((await get(label)).status).toBe(404);
  show(previews);
  expect((await get(label)).status).toBe(200);
});

test.each([
  ['other digits', label.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))],
  ['the digits of another name', `b-${label.slice(-32)}`],
  ['a name that shows nothing', namedPreviewLabel('c', previews)],
  ['the number of a composition and the digits of a name', `preview-2-${label.slice(-32)}`],
])('an address with %s is unknown, and is not the live site', async (_, host) => {
  const { status, headers } = await get(host);
  expect(status).toBe(404);
  expect(headers['cache-control']).toBe('no-store');
});

test('a picture of a draft is at the host of a preview alone, and in no cache', async () => {
  hidden = '/media/large.0a1b2c3d.avif';
  expect(await get('www', hidden)).toMatchObject({ status: 404 });
  const preview = await get(label, hidden);
  expect(preview).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
  const before = authorizePreview;
  authorizePreview = async () => ({ status: 401, text: 'Sign in first', headers: {} });
  expect(await get(label, hidden)).toMatchObject({ status: 404 });
  authorizePreview = before;
  hidden = '';
  const shown = await get('www', '/media/large.0a1b2c3d.avif');
  expect(shown).toMatchObject({
    status: 200,
    headers: { 'cache-control': expect.stringContaining('immutable') },
  });
});

test('a visitor without access sees nothing of a preview, and the live site as ever', async () => {
  authorizePreview = async () => ({ status: 401, text: 'Sign in first', headers: {} });
  for (const path of ['/team', '/sitemap.xml', '/nowhere', '/admin']) {
    const { status, headers, body } = await get(`preview-2-${'2'.repeat(32)}`, path);
    expect([path, status, body]).toEqual([path, 401, 'Sign in first']);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  }
  expect((await get(label)).status).toBe(401);
  expect((await get('www')).status).toBe(200);
});
