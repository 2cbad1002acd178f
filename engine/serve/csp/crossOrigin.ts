import type { IncomingMessage } from 'node:http';
import type { Headers } from '../writeResponse';

/**
 * Headers of a file of a release by which pages of other origins may load it. Without such origins
 * there are none. Pictures are requested without an origin: all pages may show them.
 */
export function crossOriginHeaders(origins: readonly string[], { headers }: IncomingMessage): Headers {
  if (origins.length === 0) return {};
  const { origin } = headers;
  return {
    Vary: 'Accept-Encoding, Origin',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...(origin !== undefined && origins.includes(origin) && { 'Access-Control-Allow-Origin': origin }),
  };
}
