import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { testLive, type TestLive } from '../../testing/testLive';
import { siteFiles } from './siteFiles';

let site: Server;
let live: TestLive;
const asked: string[] = [];
const statuses: Record<string, number> = { '/media/none.png': 404, '/media/broken.png': 503 };
const read = (path: string) =>
  siteFiles(live.database.tables, `http://127.0.0.1:${(site.address() as AddressInfo).port}`)(path);

beforeAll(async () => {
  live = await testLive('SQLite');
  site = createServer(({ url }, response) => {
    asked.push(url!);
    if (url === '/media/moved.png') response.writeHead(302, { Location: '/api/people' });
    else response.writeHead(statuses[url!] ?? 200, { 'Content-Type': 'font/woff2' });
    response.end('bytes');
  });
  await new Promise<void>((resolve) => void site.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  site.close();
  await live.close();
});
beforeEach(() => void asked.splice(0));

test('a sheet gets fonts and pictures of the site', async () => {
  expect(await read('/media/fonts/inter.woff2')).toEqual({ bytes: Buffer.from('bytes'), type: 'font/woff2' });
});

test.each([
  '/api/people',
  '/i/AAAAAAAAAAAAAAAAAAAAAA',
  '//evil.example/media/x',
  '/mediax',
  '/',
  'file:///media/',
])('it gets nothing from %s, which nobody asks for', async (path) => {
  expect(await read(path)).toBeUndefined();
  expect(asked).toEqual([]);
});

test.each(['/media/none.png', '/media/moved.png'])(
  'it follows no redirect, and %s is missing',
  async (path) => {
    expect(await read(path)).toBeUndefined();
    expect(asked).toEqual([path]);
  },
);

test('what could not be read is not missing: a failure of the site, of the network or the database', async () => {
  await expect(read('/media/broken.png')).rejects.toThrow('The site answers 503 for /media/broken.png.');
  const { tables } = live.database;
  const unreachable = siteFiles(tables, 'http://127.0.0.1:1');
  await expect(unreachable('/media/logo.png')).rejects.toThrow(
    'The site does not answer for /media/logo.png.',
  );
  await sql`alter table picture_files rename to others`.execute(tables);
  await expect(read('/media/logo.0123abcd-800.avif')).rejects.toThrow('picture_files');
});
