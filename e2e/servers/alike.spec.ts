import { expect } from '@playwright/test';
import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SiteFolder } from '../../release/server/siteFolder';
import { Store } from '../../release/store/store';
import { LocalObjects } from '../../release/store/localObjects';
import { serveStore } from '../runningSite';
import { addComposition } from './addComposition';
import { rawRequest, type RawRequest, type RawResponse } from './rawRequest';
import { needsTestStore, test } from './bothServers';
import { serveByNginx } from './serveByNginx';
import { removeFolder } from '../temporaryFiles';

needsTestStore();

/** Headers that may differ: connection handling and transfer coding. */
const individualHeaders =
  /^(date|server|connection|keep-alive|transfer-encoding|content-length|accept-ranges)$/;

/** The part of a response that must be equal. */
function comparable({ status, headers, body }: RawResponse) {
  const relevant = Object.entries(headers).filter(([name]) => !individualHeaders.test(name));
  // The text of a redirect is for browsers that do not follow it.
  if (status === 308) return { status, location: headers.location };
  // A 304 has no body: status and caching matter.
  if (status === 304) return { status, caching: headers['cache-control'] };
  if (status === 416) return { status };
  // A configuration without its follower reports `unfollowed`.
  const isProbe = headers['content-type'] === 'application/json' && headers['cache-control'] === 'no-store';
  const text = isProbe ? body.toString().replace('"unfollowed"', '"current"') : body.toString('base64');
  return { status, headers: Object.fromEntries(relevant), body: text };
}

const unusualTargets = [
  '//',
  '///',
  '//services',
  '//evil.example/',
  '/.//evil.example/',
  '/\\evil.example/',
  '/x/..//evil.example/',
  '/x/..',
  '/x/.',
  '/%',
  '/%ff',
  '/%00',
  '/%0d%0aX:y/',
  '/caf%C3%A9',
  '/caf%C3%A9/',
  '/%E2%82%AC/',
  '/..%2f..%2fetc',
  '/services%2f',
  '/services?x=%zz',
  '/services;x=1',
  '/services/?x=1',
  '/a.b/',
  '/../x',
  '/what%3F',
  '/a%23b',
  '/100%25',
  'http://evil.example/services/',
  '/r',
  '/r/',
  '/r/shell',
  '/r/shell/',
  '/media/',
  '/Services',
  '/404',
  '/404.html',
  '/staff',
  '/claim',
  '/admin/',
  '/admin/nope',
  '/admin/nope.js',
  '/.unreadable',
  '/.git/config',
  '/pointer/00000001.json',
  '/compositions/1/index.html',
  '/headers.json',
  '/documents.json',
  '/content.json',
];

/** All documents, one file of each suffix, and error cases. */
function addressesOf(folder: string): string[] {
  const site = new SiteFolder(folder);
  const live = site.composition(site.pointer()!.live)!;
  const files = ['r', 'media'].flatMap((root) =>
    readdirSync(join(folder, root), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length)),
  );
  const own = readdirSync(live.folder).map((name) => `/${name}`);
  const bySuffix = new Map([...files, ...own].map((path) => [/(?<=[^/])\.\w+$/.exec(path)?.[0], path]));
  return [
    ...Object.keys(live.headers).filter((path) => path.startsWith('/')),
    ...bySuffix.values(),
    '/healthz',
    '/livez',
    '/readyz',
    ...unusualTargets,
  ];
}

test('both servers give equal responses to all requests', async ({ folder, origins }) => {
  test.setTimeout(120_000);
  for (const path of addressesOf(folder)) {
    for (const method of ['GET', 'HEAD', 'POST']) {
      for (const encoding of ['', 'gzip', 'gzip, deflate, br']) {
        const headers = encoding ? { 'Accept-Encoding': encoding } : undefined;
        await expectAlike(origins, { path, method, ...(headers && { headers }) });
      }
    }
  }
});

const ranges = [
  'bytes=0-9',
  'bytes=0-0',
  'bytes=20-',
  'bytes=-5',
  'bytes=2-1',
  'bytes=999999999-',
  'bytes=0-999999999',
  'bytes=0-4,10-14',
  'bytes=0-4,5-9',
  'bytes=x',
  'bytes=',
  'items=0-5',
];

const negotiations = [
  'br;q=0',
  'gzip, br;q=0',
  'br;q=0.000, gzip;q=0',
  'br;q=0.5, gzip;q=1',
  '*',
  '*;q=0',
  'gzip;q=0, *',
  'identity',
  'x-br, brotli',
  'BR',
  'deflate',
];

test('both choose the same encoding for every Accept-Encoding', async ({ origins }) => {
  for (const path of ['/', '/sitemap.xml', '/no-such-page'])
    for (const encoding of negotiations)
      await expectAlike(origins, { path, headers: { 'Accept-Encoding': encoding } });
});

test('both servers handle conditional and range requests alike', async ({ folder, origins }) => {
  const kinds = new Set<string>();
  for (const path of addressesOf(folder)) {
    const whole = await Promise.all(Object.values(origins).map((origin) => rawRequest(origin, { path })));
    const tags = whole.map(({ headers }) => headers.etag);
    expect(tags[1], path).toBe(tags[0]);
    if (!tags[0]) continue;
    const again = Object.values(origins).map((origin, index) =>
      rawRequest(origin, { path, headers: { 'If-None-Match': tags[index]! } }),
    );
    const [first, second] = await Promise.all(again);
    expect(first!.status, path).toBe(304);
    expect(comparable(second!), path).toEqual(comparable(first!));
    // All forms of conditions and ranges, for one file of each kind.
    const kind = ['content-type', 'cache-control'].map((name) => whole[0]!.headers[name]).join();
    if (kinds.has(kind)) continue;
    kinds.add(kind);
    for (const known of ['"other"', `W/${tags[0]}`, `"other", ${tags[0]} , "x"`, '*', tags[0].slice(1)])
      await expectAlike(origins, { path, headers: { 'If-None-Match': known } });
    for (const Range of ranges) await expectAlike(origins, { path, headers: { Range } });
    for (const condition of [tags[0], `W/${tags[0]}`, '"other"', 'Sat, 01 Jan 2022 00:00:00 GMT'])
      await expectAlike(origins, { path, headers: { Range: 'bytes=1-3', 'If-Range': condition } });
  }
  expect(kinds.size).toBeGreaterThan(10);
});

test('previews and canary shares are equal', async ({ folder }) => {
  const copy = `${folder}-canary`;
  cpSync(folder, copy, { recursive: true });
  const store = new Store(new LocalObjects(copy));
  const { live } = (await store.pointer())!;
  const next = addComposition(copy, { title: 'The second' });
  await store.setLive(await store.pointer(), {
    live,
    canary: { name: 'second', owner: 'test', composition: next, share: 30, replaced: {} },
    reason: 'test',
  });
  const builtIn = await serveStore(copy);
  const nginx = await serveByNginx(copy);
  const origins = { builtIn: builtIn.url, nginx: nginx.url };
  try {
    const hosts = [
      'localhost',
      `preview-${live}.localhost`,
      `preview-${next}.localhost`,
      `preview-00${next}.x`,
      `preview-${next + 1}.localhost`,
    ];
    for (const Host of hosts)
      for (const path of ['/', '/services/', '/nope', '/admin/nope', '/sitemap.xml', '/nope.js', '/healthz'])
        for (const bucket of ['0', '5', '05', '29', '30', '99'])
          await expectAlike(origins, { path, headers: { Host, Cookie: `a=b; bucket=${bucket}; c=d` } });

    for (const origin of Object.values(origins)) {
      const shown = new Set<string>();
      for (let visitor = 0; visitor < 60; visitor++) {
        const { headers } = await rawRequest(origin, { path: '/', headers: { Cookie: 'bucket=x' } });
        const [cookie = ''] = headers['set-cookie'] ?? [];
        const bucket = Number(/^bucket=(\d{1,2}); Path=\/; .*HttpOnly; SameSite=Lax$/.exec(cookie)?.[1]);
        expect(headers['x-composition'], cookie).toBe(String(bucket < 30 ? next : live));
        expect(headers.vary).toBe('Accept-Encoding, Cookie');
        shown.add(String(headers['x-composition']));
      }
      expect([...shown].sort()).toEqual([live, next].map(String).sort());
    }
  } finally {
    builtIn.stop();
    await nginx.stop();
    removeFolder(copy);
  }
});

test('before the first publish both servers say so', async ({ folder }) => {
  const empty = join(folder, 'empty');
  mkdirSync(empty);
  const builtIn = await serveStore(empty);
  const nginx = await serveByNginx(empty);
  const origins = { builtIn: builtIn.url, nginx: nginx.url };
  try {
    for (const path of ['/', '/services/', '/x.js', '/healthz', '/r/a/b.js', '/%'])
      for (const Host of ['localhost', 'preview-1.localhost'])
        await expectAlike(origins, { path, headers: { Host } });
    expect((await rawRequest(nginx.url, { path: '/' })).status).toBe(503);
  } finally {
    builtIn.stop();
    await nginx.stop();
  }
});

async function expectAlike(origins: Record<string, string>, request: RawRequest) {
  const [first, second] = await Promise.all(
    Object.values(origins).map((origin) => rawRequest(origin, request)),
  );
  expect(comparable(second!), JSON.stringify(request)).toEqual(comparable(first!));
}
