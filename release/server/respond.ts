import { readFile } from 'node:fs/promises';
import type { Redirect } from 'shared/schemas/redirect';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { documentName, notFoundDocument, staffDocument } from '../store/documents';
import { chooseComposition, type Choice } from './chooseComposition';
import { withPreviewBar } from './previewBar';
import { readAddress } from './readAddress';
import { caching, patterns, svgPolicy, texts, types } from '../store/responses';
import { sendErrorDocument, sendFile } from './sendFile';
import type { ServedComposition, SiteFolder } from './siteFolder';
import { end, missing, type Headers } from './writeResponse';

const { hidden, immutable, file, index, svg, staff, trailingSlash, contentName } = patterns;

/** The subject of a request, for operators. */
export interface Handled {
  path?: string;
  composition?: number;
  isCanary?: boolean;
  isPreview?: boolean;
}

export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  site: SiteFolder;
  /** Answers the addresses of probes. */
  probe: (path: string) => { status: number; text: string } | undefined;
  /** Filled in while the request is answered. */
  handled: Handled;
}

/** Answers one request. @throws when something unexpected happens; the response may have begun. */
export async function respond(exchange: Exchange): Promise<void> {
  const { request, response, site, probe, handled } = exchange;
  const address = readAddress(request.url ?? '/');
  if (!address) return end(response, 400, texts.unreadable);
  const { path, query } = address;
  handled.path = path;
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return end(response, 405, texts.method, { Allow: 'GET, HEAD' });
  if (hidden.test(path)) return missing(response);
  if (immutable.test(path)) return sendImmutable(exchange, path);
  const health = probe(path);
  if (health) {
    const headers = { 'Content-Type': 'application/json', 'Cache-Control': caching.missing };
    return end(response, health.status, health.text, headers);
  }

  const choice = chooseComposition(site, request.headers);
  const { composition, isPreview, isCanary = false } = choice;
  if (!composition)
    return isPreview ? missing(response) : end(response, 503, texts.empty, { 'Retry-After': '5' });
  Object.assign(handled, { composition: composition.number, isCanary, isPreview });
  const page = trailingSlash.exec(path)?.groups?.['page'];
  if (page) return end(response, 308, '', { Location: page + query });
  const redirect = redirectAt(composition, path);
  if (redirect) return sendRedirect(response, redirect, query);
  if (file.test(path)) return sendOwn(exchange, composition, { name: path, headers: fileHeaders(path) });
  return sendDocument(exchange, choice, path);
}

const redirectAt = ({ redirects = {} }: ServedComposition, path: string) =>
  Object.hasOwn(redirects, path) ? redirects[path] : undefined;

function sendRedirect(
  response: ServerResponse,
  { to, permanent }: Pick<Redirect, 'to' | 'permanent'>,
  query: string,
): void {
  const [page, hash] = to.split('#');
  const location = `${page}${query}${hash === undefined ? '' : `#${hash}`}`;
  end(response, permanent ? 308 : 307, '', { Location: location, 'Cache-Control': caching.document });
}

const fileHeaders = (path: string): Headers => ({
  'Cache-Control': index.test(path) ? caching.document : caching.file,
  ...(svg.test(path) && { 'Content-Security-Policy': svgPolicy }),
});

function sendImmutable({ request, response, site }: Exchange, path: string) {
  const tag = contentName.map((pattern) => pattern.exec(path)?.groups?.['name']).find(Boolean);
  if (!tag) return missing(response);
  const headers = { ...fileHeaders(path), 'Cache-Control': caching.immutable };
  return sendFile(request, response, { folder: site.folder, name: path, tag, headers });
}

/** A file that belongs to a composition. */
async function sendOwn(
  { request, response, site }: Exchange,
  composition: ServedComposition,
  { name, headers }: { name: string; headers: Headers },
) {
  const tag = site.tagOf(composition, name);
  if (!tag) return missing(response);
  return sendFile(request, response, { folder: composition.folder, name, tag, headers });
}

function sendDocument(exchange: Exchange, choice: Choice, path: string) {
  const composition = choice.composition!;
  if (choice.isPreview) return sendPreview(exchange, choice, path);
  const isPage = Object.hasOwn(composition.headers, path) && path.startsWith('/');
  const fallback = staff.test(path) ? staffDocument : notFoundDocument;
  const headers = { ...composition.headers[isPage ? path : fallback], ...choiceHeaders(choice) };
  if (isPage) return sendOwn(exchange, composition, { name: `/${documentName(path)}.html`, headers });
  const { request, response } = exchange;
  return sendErrorDocument(request, response, {
    folder: composition.folder,
    name: `/${fallback}.html`,
    headers,
  });
}

/** A document of a preview: with a bar, and never cached. */
async function sendPreview({ response }: Exchange, choice: Choice, path: string): Promise<void> {
  const { folder, number, headers } = choice.composition!;
  const isPage = Object.hasOwn(headers, path) && path.startsWith('/');
  const fallback = staff.test(path) ? staffDocument : notFoundDocument;
  const html = await readFile(join(folder, `${isPage ? documentName(path) : fallback}.html`), 'utf8');
  end(response, isPage ? 200 : 404, withPreviewBar(html, number), {
    ...headers[isPage ? path : fallback],
    ...choiceHeaders(choice),
    'Content-Type': types.document,
  });
}

/** Headers that depend on the visitor's composition. */
function choiceHeaders({ composition, isPreview, canary }: Choice): Headers {
  return {
    'Cache-Control': isPreview ? caching.preview : caching.document,
    'X-Composition': String(composition!.number),
    ...(isPreview && { 'X-Robots-Tag': 'noindex' }),
    ...(canary && { Vary: 'Accept-Encoding, Cookie' }),
    ...(canary?.cookie && { 'Set-Cookie': canary.cookie }),
  };
}
