import type { IncomingMessage, ServerResponse } from 'node:http';
import { createProxyMiddleware, responseInterceptor, type Options } from 'http-proxy-middleware';
import { coversAddress } from '@vibrant-peak/shared/contract';
import { overrideDocument, overridePolicy } from './overrideDocument';
import type { Override } from './overrideRegistry';

/** Headers that describe the live bytes, or that would block the scripts of a development build. */
const ofLiveBytes = ['etag', 'last-modified', 'accept-ranges', 'integrity-policy'];

const isNavigation = (_path: string, { headers }: IncomingMessage) =>
  headers.accept?.includes('text/html') === true;

/**
 * Middlewares that proxy everything but the development build to the live site, and replace the
 * remote's release by the build in documents. Nothing is cached, and the live site does not change.
 */
export function createGateway(live: string, override: Override) {
  const options: Options = {
    target: live,
    changeOrigin: true,
    logLevel: 'silent',
    // The live site takes what its own pages send. Those of the gateway count as such.
    onProxyReq: (request, { headers }) => {
      if (headers.origin === `http://${headers.host}`) request.setHeader('origin', new URL(live).origin);
    },
    onError: (error, _request, response) => {
      if (response.headersSent) response.destroy();
      else response.end(failure(live, error, response));
    },
  };
  const documents = createProxyMiddleware(isNavigation, {
    ...options,
    headers: { 'accept-encoding': 'gzip' },
    selfHandleResponse: true,
    onProxyRes: responseInterceptor(async (body, answer, request, response) => {
      if (!answer.headers['content-type']?.includes('text/html')) return body;
      try {
        const html = overrideDocument(body.toString(), override);
        adaptHead(request, response, override);
        return html;
      } catch (error) {
        return failure(live, error as Error, response);
      }
    }),
  });
  return [documents, createProxyMiddleware(options)];
}

function adaptHead(request: IncomingMessage, response: ServerResponse, { offers }: Override): void {
  const policy = response.getHeader('content-security-policy');
  const host = request.headers.host ?? '';
  for (const name of ofLiveBytes) response.removeHeader(name);
  response.setHeader('cache-control', 'no-store');
  if (policy) response.setHeader('content-security-policy', overridePolicy(String(policy), host));
  // The live site does not know a page that only the development build has.
  const path = (request.url ?? '/').split('?')[0]!;
  if (!offers.pages.some((page) => coversAddress(page.path, path))) return;
  response.statusCode = 200;
  response.statusMessage = '';
}

/** Makes an error of a response. @returns its text. */
function failure(live: string, error: NodeJS.ErrnoException, response: ServerResponse): string {
  response.statusCode = 502;
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  return `The live site at ${live} does not answer: ${error.code ?? error.message}. Start it, then reload this page.`;
}
