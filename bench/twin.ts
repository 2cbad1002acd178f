import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { RunningSite } from '../e2e/runningSite';

const isDocument = (type: string | undefined) => type?.startsWith('text/html') ?? false;

/**
 * Headers that do not apply to the twin: it has other bytes, and no scripts for the policy to hash.
 */
const replaced = new Set(['etag', 'content-security-policy', 'transfer-encoding']);

/** The document as static HTML: without scripts, and with fonts as in browsers without scripts. */
const noscript = (html: string) =>
  html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replace('media="(scripting: none)"', '');

/**
 * Serves a site with all scripts removed from its documents: the cost of the same pages as static
 * HTML.
 */
export async function serveTwin(origin: string): Promise<RunningSite> {
  const packed = new Map<string, Buffer>();
  const server = createServer((call, answer) => {
    const headers = { ...call.headers, host: new URL(origin).host };
    if (isDocument(call.headers.accept)) headers['accept-encoding'] = 'identity';
    const upstream = request(origin + call.url, { headers }, (source) => {
      const status = source.statusCode ?? 502;
      if (!isDocument(source.headers['content-type'])) {
        answer.writeHead(status, source.headers);
        return source.pipe(answer);
      }
      const parts: Buffer[] = [];
      source.on('data', (part: Buffer) => parts.push(part));
      source.on('end', () => {
        const html = noscript(Buffer.concat(parts).toString());
        if (!packed.has(html)) packed.set(html, brotliCompressSync(html));
        const body = packed.get(html)!;
        const kept = Object.entries(source.headers).filter(([name]) => !replaced.has(name));
        answer.writeHead(status, {
          ...Object.fromEntries(kept),
          'content-encoding': 'br',
          'content-length': body.length,
        });
        answer.end(body);
      });
    });
    upstream.on('error', () => answer.writeHead(502).end());
    upstream.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
