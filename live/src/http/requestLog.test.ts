import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accessLog } from '@vibrant-peak/engine/serve/accessLog';
import { createSiteServer } from '@vibrant-peak/engine/serve/createSiteServer';
import { liveOn, type TestLive } from '../testing/testLive';
import { testDatabase } from '../testing/testDatabase';

const folder = mkdtempSync(join(tmpdir(), 'request-log-'));
const lines: string[] = [];
let live: TestLive;
let site: ReturnType<typeof createSiteServer>;
beforeAll(async () => {
  live = await liveOn(await testDatabase('SQLite'));
  const onFinished = accessLog((line) => lines.push(line));
  site = createSiteServer(folder, { api: live.app.routing, onFinished });
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
});
afterAll(async () => {
  site.close();
  await live.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ['/api/inbox/4711/attachments/7?name=hina', '/api/inbox/:id/attachments/:attachment'],
  ['/api/inbox/4711?name=hina', '/api/inbox/:id'],
  ['/api/hina', '/api/…'],
  ['/api/%ff/hina', '/api/…'],
  ['/i/hina-4711', '/i/…'],
  ['/i/hina-4711/pdf', '/i/…/pdf'],
])('the access log names the route of %s, and nothing of people', async (path, route) => {
  const before = lines.length;
  const { status } = await fetch(`http://127.0.0.1:${(site.address() as AddressInfo).port}${path}`);
  while (lines.length === before) await new Promise((resolve) => setImmediate(resolve));
  expect(JSON.parse(lines.at(-1)!)).toMatchObject({ method: 'GET', path: route, status });
  expect(lines.join()).not.toMatch(/hina|4711/);
});
