import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { documentName, notFoundDocument, staffDocument } from '../compose/documents';
import { caching, encodings, patterns, texts, types } from './responses';
import { chooseComposition, type Choice } from './chooseComposition';
import { healthOf } from './health';
import { readAddress, writeAddress } from './readAddress';
import { commonHeaders } from './securityHeaders';
import { SiteFolder } from './siteFolder';

const hidden = new RegExp(patterns.hidden);
const immutable = new RegExp(patterns.immutable);
const file = new RegExp(patterns.file);
const staff = new RegExp(patterns.staff);
const trailingSlash = new RegExp(patterns.trailingSlash);

type Headers = Record<string, string>;

/**
 * Serves a store's folder: releases as they are, documents of the composition that is live (or on trial, or previewed),
 * and honest 404s.
 */
export function createSiteServer(folder: string): Server {
  const site = new SiteFolder(folder);

  return createServer((request, response) => {
    setAll(response, commonHeaders);
    const address = readAddress(request.url ?? '/');
    if (!address) return end(response, 400, texts.unreadable);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return end(response, 405, texts.method, { Allow: 'GET, HEAD' });
    const { path } = address;
    const send = (root: string, name: string, headers: Headers) =>
      sendFile(request, response, { root, name, headers });
    if (hidden.test(path)) return missing(response);
    if (immutable.test(path)) return send(folder, path, { 'Cache-Control': caching.immutable });
    if (path === '/healthz') {
      const { status, text } = healthOf(site);
      return end(response, status, text, {
        'Content-Type': 'application/json',
        'Cache-Control': caching.missing,
      });
    }

    const choice = chooseComposition(site, request.headers);
    const { composition } = choice;
    if (!composition)
      return choice.isPreview ? missing(response) : end(response, 503, texts.empty, { 'Retry-After': '5' });
    const page = trailingSlash.exec(path)?.groups?.['page'];
    if (page) return end(response, 308, '', { Location: page + address.query });
    if (file.test(path)) return send(composition.folder, path, { 'Cache-Control': caching.file });

    const document = Object.hasOwn(composition.headers, path) ? path : undefined;
    const fallback = staff.test(path) ? staffDocument : notFoundDocument;
    const headers = { ...composition.headers[document ?? fallback], ...headersOf(choice) };
    if (document) return send(composition.folder, `/${documentName(document)}.html`, headers);
    setAll(response, headers);
    sendNotFound(request, response, join(composition.folder, `${fallback}.html`));
  });
}

/** Sends a file, compressed as the browser likes it. An unchanged one costs no bytes, but has its headers all the same. */
function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { root, name, headers }: { root: string; name: string; headers: Headers },
): void {
  const all = { Vary: 'Accept-Encoding', ...headers };
  setAll(response, all);
  request.url = writeAddress(name);
  // Development mode of sirv looks at the disk at each request: releases appear while the server runs.
  const options = { dev: true, etag: true, brotli: true, gzip: true, extensions: [] };
  const serve = sirv(root, { ...options, setHeaders: () => setAll(response, all) });
  serve(request, response, () => missing(response));
}

/** What a document's headers add to those of its composition. */
function headersOf({ composition, isPreview, canary }: Choice): Headers {
  return {
    'Cache-Control': caching.document,
    'X-Composition': String(composition!.sequence),
    ...(isPreview && { 'X-Robots-Tag': 'noindex' }),
    ...(canary && { Vary: 'Accept-Encoding, Cookie' }),
    ...(canary?.cookie && { 'Set-Cookie': canary.cookie }),
  };
}

/** Missing assets are plain and never cached: an index page in their place would turn into a syntax error. */
function missing(response: ServerResponse): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  end(response, 404, texts.missing, { ...commonHeaders, 'Cache-Control': caching.missing });
}

function setAll(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function end(response: ServerResponse, status: number, text: string, headers: Headers = {}): void {
  response.writeHead(status, { 'Content-Type': types.text, ...headers });
  response.end(text);
}

function sendNotFound(request: IncomingMessage, response: ServerResponse, file: string): void {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = encodings.find(([name, suffix]) => accepted.includes(name) && existsSync(file + suffix));
  response.writeHead(404, {
    'Content-Type': types.document,
    Vary: response.getHeader('Vary') ?? 'Accept-Encoding',
    ...(encoding && { 'Content-Encoding': encoding[0] }),
  });
  response.end(request.method === 'HEAD' ? undefined : readFileSync(file + (encoding?.[1] ?? '')));
}
