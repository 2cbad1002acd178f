import {
  request as requestPlain,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { request as requestSecure } from 'node:https';
import { hasShape } from '../compose/addresses';
import { badgeFile, badgeScript } from './badge';
import { overrideDocument, overridePolicy } from './overrideDocument';
import { developmentBase, type Override } from './overrideRegistry';

/** Headers that are not handed on: they belong to one connection, or describe bytes that the gateway may change. */
const ofConnection = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
const ofBytes = ['content-length', 'etag', 'last-modified', 'accept-ranges', 'content-encoding'];

/** Would keep the browser from running the scripts of a development build, which have no hashes. */
const ofIntegrity = ['integrity-policy'];

/**
 * Proxies everything but the development build to the live site, and replaces the remote's release by the build in documents.
 * Nothing is cached, and the live site does not change.
 */
export function createGateway(live: string, override: Override) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const path = (request.url ?? '/').split('?')[0]!;
    const base = developmentBase(override.name);
    if (path === base + badgeFile) return send(response, 200, 'text/javascript', badgeScript);
    if (path.startsWith(base))
      return send(response, 404, 'text/plain', 'The development build has no such file.');

    const ask = live.startsWith('https:') ? requestSecure : requestPlain;
    const { host, ...headers } = without(request.headers, ofConnection);
    if (headers.accept?.includes('text/html')) headers['accept-encoding'] = 'identity';
    const upstream = ask(
      new URL(live),
      {
        path: request.url,
        method: request.method,
        headers: { ...headers, ...addressedTo(live, headers.origin, host) },
      },
      (answer) => {
        const isDocument =
          answer.headers['content-type']?.includes('text/html') && !answer.headers['content-encoding'];
        if (isDocument)
          return void sendDocument(answer, response, { live, override, path, host: host ?? '' });
        response.writeHead(answer.statusCode ?? 502, without(answer.headers, ofConnection));
        answer.pipe(response);
      },
    );
    upstream.on('error', (error: NodeJS.ErrnoException) => sendReason(response, live, error));
    request.pipe(upstream);
  };
}

/** The live site takes what its own pages send: those of the gateway count as such, foreign ones stay foreign. */
const addressedTo = (live: string, origin: string | undefined, host = '') => ({
  host: new URL(live).host,
  ...(origin === `http://${host}` && { origin: new URL(live).origin }),
});

interface Place {
  live: string;
  override: Override;
  path: string;
  /** Host of the gateway, as the browser names it. */
  host: string;
}

async function sendDocument(answer: IncomingMessage, response: ServerResponse, place: Place): Promise<void> {
  const { live, override, path, host } = place;
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk as Buffer);
    const html = Buffer.concat(chunks).toString();
    const changed = overrideDocument(html, override, live) ?? html;
    const headers = without(answer.headers, [...ofConnection, ...ofBytes, ...ofIntegrity]);
    const policy = headers['content-security-policy'];
    // A page that only the development build has is unknown to the live site, which answers with a 404 all the same.
    const isNew = override.offers.pages.some((page) => hasShape(page.path, path));
    response.writeHead(isNew ? 200 : (answer.statusCode ?? 502), {
      ...headers,
      'cache-control': 'no-store',
      ...(policy && { 'content-security-policy': overridePolicy(String(policy), host) }),
    });
    response.end(changed);
  } catch (error) {
    sendReason(response, live, error as Error);
  }
}

function sendReason(response: ServerResponse, live: string, error: NodeJS.ErrnoException): void {
  if (response.headersSent) return void response.destroy();
  const reason = error.code ?? error.message;
  send(
    response,
    502,
    'text/plain',
    `The live site at ${live} does not answer: ${reason}. Start it, then reload this page.`,
  );
}

function send(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' });
  response.end(text);
}

const without = (headers: IncomingHttpHeaders, names: string[]): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
