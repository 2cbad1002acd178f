import { caching, patterns, typeOf } from './responses';

/** Metadata of an object, so that a CDN can serve releases and media directly from the bucket. */
export const headersFor = (name: string) => ({
  ContentType: typeOf(name),
  CacheControl: patterns.immutable.test(`/${name}`) ? caching.immutable : caching.document,
});
