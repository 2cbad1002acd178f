import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { testLive, type TestLive } from '../testing/testLive';
import { siteFiles } from './siteFiles';

let site: Server;
let live: TestLive;
const asked: string[] = [];
const read = (path: string) =>
  siteFiles(live.database.tables, `http://127.0.0.1:${(site.address() as AddressInfo).port}`)(path);

beforeAll(async () => {
  live = await testLive('SQLite');
  site = createServer(({ url }, response) => {
    asked.push(url!);
    if (url === '/media/moved.png') response.writeHead(302, { Location: '/api/people' });
    else response.writeHead(url === '/media/none.png' ? 404 : 200, { 'Content-Type': 'font/woff2' });
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
