import type { IncomingMessage } from 'node:http';
import { patterns } from '../objects/responses';
import type { Headers } from './writeResponse';

/** Two years, in seconds. */
export const defaultHstsMaxAge = 63_072_000;

/**
 * The header that binds browsers to https. Visitors over http get none, if a proxy says that they
 * are; browsers ignore it over http (RFC 6797). Releases and pictures have none: their documents do.
 */
export function strictTransport({ headers, url = '' }: IncomingMessage, maxAge: number | null): Headers {
  const isHttp = headers['x-forwarded-proto'] === 'http';
  if (maxAge === null || isHttp || patterns.immutable.test(url)) return {};
  return { 'Strict-Transport-Security': `max-age=${maxAge}; includeSubDomains` };
}
