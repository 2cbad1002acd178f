import type { FixtureStore } from './fixtureStore';
import type { Chance } from '../chance';

const otherMethods = ['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH'];

const fragments = [
  '%', '%zz', '%00', '%0d%0a', '%2e%2e%2f', '%2F', '%5c', '%ff', '%E2%82%AC', '%C3', '..', '.', '//', '/../', ';x=1',
  '?', '?a=%zz', '&', '\\', '~', '%25', '%3F', '%23', '.js', '.html', '.br', '*', "'", 'é', 'admin', 'r', 'media',
  'preview', 'constructor', '__proto__', 'toString', 'headers.json', 'content.json', 'composition.json', 'healthz', 'CON',
]; // prettier-ignore

const ranges = [
  'bytes=0-', 'bytes=5-99', 'bytes=-5', 'bytes=8999-9001', 'bytes=99999999-', 'bytes=9007199254740993-', 'bytes=9-5',
  'bytes=x-1e3', 'bytes=0-1,5-8,,99-', 'bytes', '=', 'items=0-5',
]; // prettier-ignore

const encodings = ['br', 'gzip', 'deflate', 'identity', '*', 'zstd', 'x-gzip', 'BR', ''];
const qualities = ['', '', ';q=0', ';q=0.000', ';q=1', ';q=0.5', '; q=0', ';q=x', ';level=5', ';q='];

/** Any request that a client could send, good and bad. */
export function randomRequest(chance: Chance, store: FixtureStore): Buffer {
  const headers = [`Host: ${hostOf(chance)}`];
  const add = (share: number, name: string, value: () => string) => {
    if (chance.isTrue(share)) headers.push(`${name}: ${value()}`);
  };
  add(0.4, 'Range', () => chance.one(ranges));
  add(0.5, 'Accept-Encoding', () => acceptOf(chance));
  add(0.2, 'If-None-Match', () => tagsOf(chance));
  add(0.1, 'If-Range', () => chance.one(['"x"', 'W/"x"', 'Sat, 01 Jan 2022 00:00:00 GMT', '', 'x']));
  add(0.05, 'If-Modified-Since', () => chance.one(['Sat, 01 Jan 2050 00:00:00 GMT', 'never', '0']));
  add(0.1, 'Cookie', () => chance.one(['bucket=5', 'bucket=100', 'bucket=', 'a=b; bucket=07', ';;;=']));
  add(0.05, 'Cache-Control', () => chance.one(['no-cache', 'max-age=0', 'only-if-cached']));
  const method = chance.isTrue(0.4) ? 'GET' : chance.one(otherMethods);
  if (/^P/.test(method)) headers.push('Content-Length: 0');
  const first = `${method} ${targetOf(chance, store)} HTTP/1.1`;
  return Buffer.from(`${[first, ...headers].join('\r\n')}\r\n\r\n`);
}

function hostOf(chance: Chance): string {
  return chance.isTrue(0.9)
    ? 'localhost'
    : chance.one([
        `preview-1-${'ab'.repeat(16)}.localhost`,
        'preview-1.localhost',
        'preview-2.localhost',
        'preview-99999999999.x',
        'preview-01.x',
        `my-branch-${'ab'.repeat(16)}.localhost`,
        'x',
      ]);
}

function targetOf(chance: Chance, store: FixtureStore): string {
  const known = [
    ...store.pages,
    store.script,
    store.picture,
    '/sitemap.xml',
    '/favicon.svg',
    '/nope',
    '/nope.js',
  ];
  const start = chance.one(known);
  if (chance.isTrue(0.5)) return start;
  const parts = Array.from({ length: 1 + chance.below(4) }, () => chance.one(fragments));
  if (chance.isTrue(0.02)) parts.push('a'.repeat(chance.below(7000)));
  const tail = parts.join(chance.one(['', '/', '/']));
  return chance.isTrue(0.3) ? `/${tail}` : `${start}${chance.one(['', '/'])}${tail}`;
}

const acceptOf = (chance: Chance) =>
  Array.from({ length: 1 + chance.below(4) }, () => chance.one(encodings) + chance.one(qualities)).join(
    chance.one([',', ', ']),
  );

const tagsOf = (chance: Chance) =>
  chance.one(['*', '"x"', 'W/"x"', '"x", "y"', 'x', '"', '""', `"${'y'.repeat(chance.below(900))}"`]);

/** Bytes that are not a request: half ones, long lines and headers, NUL, noise. */
export function brokenBytes(chance: Chance, whole: Buffer): Buffer {
  const many = (line: string, count: number) => Array(count).fill(line).join('');
  const kinds: (() => Buffer)[] = [
    () => whole.subarray(0, chance.below(whole.length)),
    () => Buffer.from(`GET /${'a'.repeat(20_000 + chance.below(80_000))} HTTP/1.1\r\nHost: x\r\n\r\n`),
    () => Buffer.from(`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'b'.repeat(70_000)}\r\n\r\n`),
    () => Buffer.from(`GET / HTTP/1.1\r\nHost: x\r\n${many('X-Many: value\r\n', 3000)}\r\n`),
    () => Buffer.from(Array.from({ length: 200 }, () => chance.below(256))),
    () => {
      const torn = Buffer.from(whole);
      for (let count = 0; count < 3; count++) torn[chance.below(torn.length)] = chance.below(256);
      return torn;
    },
    () => Buffer.from(`GET /\0x HTTP/1.1\r\nHost: x\r\n\r\n`),
    () => Buffer.from('CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n'),
    () => Buffer.from('GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n'),
    () => Buffer.from('POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n'),
    () => Buffer.from('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999\r\n\r\nabc'),
    () => Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
    () => Buffer.from('GET / HTTP/1.1\r\n\r\n'),
  ];
  return chance.one(kinds)();
}
