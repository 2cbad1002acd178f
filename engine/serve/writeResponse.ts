import type { ServerResponse } from 'node:http';
import { caching, texts, types } from '../objects/responses';
import { commonHeaders } from './csp/securityHeaders';

export type Headers = Record<string, string>;

/** Ends a response with a text. */
export function end(response: ServerResponse, status: number, text: string, headers: Headers = {}): void {
  response.writeHead(status, {
    'Content-Type': types.text,
    'Content-Length': Buffer.byteLength(text),
    ...headers,
  });
  response.end(text);
}

/**
 * Missing assets are plain and never cached: an index page in their place would turn into a syntax
 * error.
 */
export function missing(response: ServerResponse): void {
  replace(response, 404, texts.missing);
}

/**
 * An unexpected error is logged for the operator; the visitor learns that it happened; a response
 * that runs is cut off.
 */
export function failed(response: ServerResponse): void {
  if (response.headersSent) response.destroy();
  else replace(response, 500, texts.failed);
}

function replace(response: ServerResponse, status: number, text: string): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  end(response, status, text, { ...commonHeaders, 'Cache-Control': caching.missing });
}
