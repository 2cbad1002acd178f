import { extname } from 'node:path';
import { caching, patterns } from './responses';

const immutable = patterns.immutable;
const otherType = 'application/octet-stream';

/** Headers of a file for browsers, the same as the built-in server's. */
const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.cjs': 'application/node',
  '.css': 'text/css',
  '.html': 'text/html;charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml',
};

/** Metadata of an object, so that a CDN can serve releases and media directly from the bucket. */
export const headersFor = (name: string) => ({
  ContentType: types[extname(name)] ?? otherType,
  CacheControl: immutable.test(`/${name}`) ? caching.immutable : caching.document,
});
