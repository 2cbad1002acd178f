import { join } from 'node:path/posix';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { rawRequest, type RawRequest } from '../rawRequest';
import { publicPaths } from '../site';

// A site that is already served may be behind a proxy.
test.skip(!!process.env['SITE'], 'asks the built-in server itself');

/** The expected response to a kind of address. */
interface Expected {
  status: number;
  type: RegExp;
  caching?: string;
  body?: RegExp;
}

const page: Expected = {
  status: 200,
  type: /^text\/html; ?charset=utf-8$/i,
  caching: 'no-cache, no-transform',
  body: /<h1/,
};
const staffPage: Expected = { ...page, body: /<meta name="robots" content="noindex, nofollow">/ };
const unknownPage: Expected = { ...page, status: 404, body: /Oops! Page not found/ };
const unknownStaffPage: Expected = { ...staffPage, status: 404 };
const missing: Expected = { status: 404, type: /^text\/plain/, caching: 'no-store', body: /^Not found$/ };
const unreadable: Expected = { status: 400, type: /^text\/plain/, body: /^The address cannot be read\.$/ };
const kept = { status: 200, caching: 'public, max-age=31536000, immutable' };
const hour = { status: 200, caching: 'public, max-age=3600' };

/**
 * Addresses by expected response; `{release}` is the folder of the shell's release, `{media}` a
 * picture.
 */
const table: [kind: string, Expected, paths: string[]][] = [
  ['a public page', page, [...publicPaths, '/?utm_source=x', '/services?x=1', '//services', '/./team']],
  [
    'an unknown page',
    unknownPage,
    [
      '/no-such-page',
      '/services/web',
      '/Services',
      '/r',
      '/media',
      '/index',
      '/404',
      '/staff',
      '/caf%C3%A9/',
    ],
  ],
  ['a page of staff', staffPage, ['/admin', '/admin/login', '/admin/receipts']],
  ['an unknown page of staff', unknownStaffPage, ['/admin/no-such-page', '/admin/team/5']],
  ['a script', { ...kept, type: /^text\/javascript/ }, ['{release}shell.js']],
  ['a picture', { ...kept, type: /^image\/avif/ }, ['{media}']],
  ['the sitemap', { ...hour, type: /xml/ }, ['/sitemap.xml']],
  [
    'the list of the content',
    { ...hour, caching: 'no-cache', type: /json/, body: /team/ },
    ['/content.json'],
  ],
  ['the icon', { ...hour, type: /^image\/svg\+xml/ }, ['/favicon.svg']],
  ['health', { status: 200, type: /json/, caching: 'no-store', body: /"composition":\d/ }, ['/healthz']],
  [
    'a missing asset',
    missing,
    [
      '{release}no-such-chunk.js',
      '/r/shell/0000000000000000/shell.js',
      '/r/no-such-remote/1/entry.js',
      '/r/',
      '/r/shell',
      '/r/shell/',
      '{release}',
      '/media/',
      '/media/no-such-picture.avif',
      '/missing.js',
    ],
  ],
  [
    'what is stored, but for nobody outside',
    missing,
    [
      '/index.html',
      '/services.html',
      '/headers.json',
      '/documents.json',
      '/composition.json',
      '/registry.json',
      '{release}release.json',
      '{release}node/bundle.cjs',
      '{release}node%2fbundle.cjs',
      '{release}shell.js.br',
      '/pointer/00000001.json',
      '/compositions/1/registry.json',
    ],
  ],
  [
    'what is not of this site',
    { status: 404, type: /^text\// },
    [
      '/etc/passwd',
      '/package.json',
      '/.git/config',
      '/releases.json',
      '/current',
      '/r/....//....//package.json',
    ],
  ],
  [
    'an address that climbs out',
    unreadable,
    [
      '/../package.json',
      '/../../../../../../etc/passwd',
      '/..%2f..%2f..%2f..%2fetc%2fpasswd',
      '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
      '/r/../../package.json',
      '/r/%2e%2e/%2e%2e/package.json',
      '/r/..%2f..%2fpackage.json',
      '/media/..%5c..%5cpackage.json',
      '/media/../../../../etc/passwd',
    ],
  ],
  [
    'an address that cannot be read',
    unreadable,
    [
      '/%',
      '/%E0%A4%A',
      '/r/%zz/x.js',
      '/%ff',
      '/etc/passwd%00.html',
      '/%0d%0aX-Evil:%20yes/',
      '/\\evil.example/',
    ],
  ],
];

let origin: string;
let release: string;
let media: string;
const ask = (path: string, rest: Omit<RawRequest, 'path'> = {}) => rawRequest(origin, { path, ...rest });
const fill = (path: string) => path.replace('{release}', release).replace('{media}', media);

test.beforeEach(async ({ baseURL }) => {
  origin = baseURL!;
  const html = (await ask('/')).body.toString();
  release = /\/r\/shell\/[\w-]+\//.exec(html)?.[0] ?? '';
  media = /\/media\/[\w./-]+?\.avif/.exec(html)?.[0] ?? '';
  expect(release && media).toBeTruthy();
});

for (const [kind, { status, type, caching, body }, paths] of table) {
  test(`${kind}: ${status}, ${caching ?? 'no caching header'}`, { tag: '@smoke' }, async () => {
    for (const path of paths.map(fill)) {
      const answer = await ask(path);
      expect(answer.status, path).toBe(status);
      expect(answer.headers['content-type'], path).toMatch(type);
      if (caching) expect(answer.headers['cache-control'], path).toBe(caching);
      const text = answer.body.toString();
      if (body) expect(body.test(text), path).toBe(true);
      expect(answer.headers['x-content-type-options'], path).toBe('nosniff');
      if (status >= 400) expect(/root:x:|"workspaces"|nginx/.test(text), path).toBe(false);
    }
  });
}

test('a trailing slash redirects to the page with its query, never to another host', async () => {
  const { status, headers } = await ask('/services/?x=1');
  expect(status).toBe(308);
  expect(headers.location).toBe('/services?x=1');
  for (const path of [
    '//evil.example/',
    '/.//evil.example/',
    '/\\evil.example/',
    '/%5cevil.example/',
    '/x/..//evil.example/',
    '/%2f%2fevil.example/',
    '///',
  ]) {
    const location = (await ask(path)).headers.location ?? '/';
    expect(new URL(location, origin).origin, `${path} → ${location}`).toBe(origin);
  }
});

test('no address crashes the server', async () => {
  for (const path of [
    '/%E2%82%AC/',
    '/%0d%0aSet-Cookie:x/',
    `/${'a'.repeat(5000)}/`,
    `/${'/..'.repeat(500)}`,
  ]) {
    expect((await ask(path)).status, path).toBeGreaterThanOrEqual(300);
  }
  expect((await ask('/')).status).toBe(200);
});

test('an unchanged document or script is not transferred again', async () => {
  for (const path of ['/', '/team', '/admin', `${release}shell.js`, '/sitemap.xml']) {
    for (const encoding of ['identity', 'gzip', 'gzip, br']) {
      const accept = { 'Accept-Encoding': encoding };
      const { headers } = await ask(path, { headers: accept });
      expect(headers.etag, path).toBeTruthy();
      const again = await ask(path, { headers: { ...accept, 'If-None-Match': headers.etag! } });
      expect(again.status, path).toBe(304);
      expect(again.body).toHaveLength(0);
      for (const name of ['etag', 'cache-control', 'content-security-policy', 'x-composition']) {
        if (again.headers[name] !== undefined || name !== 'etag')
          expect(again.headers[name], `${path} ${name}`).toBe(headers[name]);
      }
      const other = await ask(path, { headers: { ...accept, 'If-None-Match': '"other"' } });
      expect(other.status, path).toBe(200);
    }
  }
});

test('responses are compressed as the browser accepts', { tag: '@smoke' }, async () => {
  for (const path of ['/', '/careers', '/no-such-page', '/admin', '/sitemap.xml', `${release}shell.js`]) {
    const plain = await ask(path);
    expect(plain.headers['content-encoding'], path).toBeUndefined();
    expect(plain.headers.vary, path).toMatch(/accept-encoding/i);
    const brotli = await ask(path, { headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' } });
    expect(brotli.headers['content-encoding'], path).toBe('br');
    expect(brotliDecompressSync(brotli.body).equals(plain.body), path).toBe(true);
    const gzip = await ask(path, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(gzip.headers['content-encoding'], path).toBe('gzip');
    expect(gunzipSync(gzip.body).equals(plain.body), path).toBe(true);
    expect(brotli.body.length).toBeLessThan(gzip.body.length);
    expect(gzip.body.length).toBeLessThan(plain.body.length);
    expect(brotli.headers['content-type']).toBe(plain.headers['content-type']);
  }
});

test('tools find the manifest of each application beside its entry', { tag: '@smoke' }, async () => {
  const document = (await ask('/admin/login')).body.toString();
  for (const [entry, name] of [
    [/\/r\/shell\/[^"]+\/shell\.js/, 'shell'],
    [/\/r\/remote-admin\/[^"]+\/remoteEntry\.js/, 'remote_admin'],
  ] as const) {
    const { body, status } = await ask(join(entry.exec(document)![0], '../mf-manifest.json'));
    expect(status).toBe(200);
    const { metaData } = JSON.parse(body.toString()) as { metaData: object };
    expect(metaData).toMatchObject({ globalName: name, publicPath: 'auto' });
  }
});

test('documents carry the security headers', { tag: '@smoke' }, async () => {
  for (const path of [...publicPaths, '/no-such-page', '/admin/login', '/admin/no-such-page']) {
    const { headers } = await ask(path);
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'integrity-policy': 'blocked-destinations=(script)',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8,}/),
      'referrer-policy': expect.stringMatching(/^(strict-origin|no-referrer)/),
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-composition': expect.stringMatching(/^\d+$/),
    });
    const policy = String(headers['content-security-policy']);
    const directives = Object.fromEntries(
      policy.split('; ').map((directive) => {
        const [name, ...sources] = directive.split(' ');
        return [name!, sources];
      }),
    );
    expect(directives, path).toMatchObject({
      'default-src': ["'none'"],
      'connect-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
    });
    for (const kind of ['script-src', 'style-src'])
      for (const source of directives[kind] ?? []) expect(source).toMatch(/^'self'$|^'sha256-[\w+/=]+'$/);
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*/);
    expect(headers['x-powered-by']).toBeUndefined();
  }
});

test('HEAD is GET without the body; nothing else is allowed', async () => {
  const script = `${release}shell.js`;
  for (const path of ['/', '/careers', '/admin', '/no-such-page', script, '/missing.js', '/healthz']) {
    const get = await ask(path);
    const head = await ask(path, { method: 'HEAD' });
    expect(head.status, path).toBe(get.status);
    expect(head.body).toHaveLength(0);
    for (const name of ['content-type', 'cache-control', 'etag', 'content-security-policy']) {
      expect(head.headers[name], `${path} ${name}`).toBe(get.headers[name]);
    }
  }
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']) {
    for (const path of ['/', script, '/no-such-page', '/healthz', '/services/']) {
      const { status, headers } = await ask(path, { method });
      expect(status, `${method} ${path}`).toBe(405);
      expect(headers.allow).toBe('GET, HEAD');
    }
  }
});

test('ranges of a file can be requested', async () => {
  for (const path of [media, `${release}shell.js`, '/sitemap.xml']) {
    const whole = await ask(path);
    const part = await ask(path, { headers: { Range: 'bytes=10-19' } });
    expect(part.status, path).toBe(206);
    expect(part.headers['content-range'], path).toBe(`bytes 10-19/${whole.body.length}`);
    expect(part.body.equals(whole.body.subarray(10, 20)), path).toBe(true);
    expect((await ask(path, { headers: { Range: 'bytes=99999999-' } })).status, path).toBe(416);
  }
});
