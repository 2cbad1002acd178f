import { extname } from 'node:path';
import { staffPath } from '@vibrant-peak/shared/contract';

/** How the site answers, by address. */
export const patterns = {
  /** Stored for compositions and tools only, and compressed copies. */
  hidden: /^\/r\/[^/]+\/[^/]+\/(node\/|icons\/|release\.json$)|\.(br|gz)$/,
  /** Releases, pictures and fonts: their names change with their content. */
  immutable: /^\/(r|media)\//,
  /** Sent on to the address without the slash; it can stand in a header as it is. */
  trailingSlash: /^(?<page>(?:\/[A-Za-z0-9._~-]+)+)\/$/,
  /** Says which content is live, as documents do. */
  index: /^\/content\.json$/,
  /** Any other path with a suffix: a file of the composition, or missing. */
  file: /\.[A-Za-z0-9]+$/,
  /** Where the staff area answers unknown addresses. */
  staff: new RegExp(`^${staffPath}/`),
  /** The part of an immutable address that identifies its content. */
  contentName: [/^\/r\/[^/]+\/(?<name>[^/]+)\//, /^\/media\/(?:[^/]+\/)*(?<name>[A-Za-z0-9._-]+)$/],
  svg: /\.svg$/,
} as const;

export const caching = {
  immutable: 'public, max-age=31536000, immutable',
  /** A proxy that rewrites mail addresses would change what React hydrates. */
  page: 'no-cache, no-transform',
  document: 'no-cache',
  preview: 'no-store',
  file: 'public, max-age=3600',
  missing: 'no-store',
} as const;

/**
 * While a canary runs, each browser has a number from 0 to 99 in this cookie; numbers below the
 * share take part.
 */
export const bucketCookie = {
  name: 'bucket',
  attributes: 'Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax',
  /** Finds the number in a `Cookie` header. */
  pattern: /(?:^|;\s*)bucket=(?<kept>\d{1,2})(?:;|$)/,
};

/** Compressed copies by the name of their encoding, the smallest first. */
export const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

export const types = { document: 'text/html;charset=utf-8', text: 'text/plain;charset=utf-8' } as const;

const fileTypes: Record<string, string> = {
  html: types.document,
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  xml: 'text/xml',
  txt: 'text/plain',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
};

/** The content type of a file, by its suffix. */
export function typeOf(name: string): string {
  const suffix = extname(name).slice(1);
  return Object.hasOwn(fileTypes, suffix) ? fileTypes[suffix]! : 'application/octet-stream';
}

/** Metadata of an object, so that a CDN can serve releases and media directly from a bucket. */
export const headersInBucket = (name: string) => ({
  ContentType: typeOf(name),
  CacheControl: patterns.immutable.test(`/${name}`) ? caching.immutable : caching.document,
});

/** A picture that is opened as a document of its own may draw, and nothing else. */
export const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

export const texts = {
  missing: 'Not found',
  foreign: 'Reports come from pages of this site only.',
  excess: 'Too many reports.',
  tooLong: 'The report is too long.',
  noReport: 'This is not a report of a page.',
  method: 'This site answers GET and HEAD only.',
  unreadable: 'The address cannot be read.',
  empty: 'Nothing is published yet.',
  range: 'The file has no such part.',
  precondition: 'The file is another one than the request expects.',
  failed: 'The server failed. It is not your fault: try again.',
} as const;
