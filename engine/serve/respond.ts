import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readFileName } from '../formats/address';
import { hasPage, notFoundDocument, staffDocument } from '../formats/inventory';
import { chooseComposition, type Choice } from './chooseComposition';
import { withPreviewBar } from './previewBar';
import type { probes } from './health';
import { redirectFrom } from './formerAddress';
import { readAddress } from './readAddress';
import { caching, patterns, svgPolicy, texts, types } from '../objects/responses';
import type { Reports } from './reports/takeReports';
import { sendFile } from './sendFile';
import { crossOriginHeaders } from './csp/crossOrigin';
import { documentHeaders } from './csp/securityHeaders';
import type { SiteFolder } from './siteFolder';
import { end, missing, type Headers } from './writeResponse';

const { hidden, immutable, file, index, svg, staff, trailingSlash, contentName } = patterns;

/** What not everybody may see. */
export interface Guards {
  /**
   * Asked before anything of a preview is shown. By default, anybody with the address sees it.
   * @returns the response to send instead; `undefined` when the preview may be seen.
   */
  authorizePreview?: (
    request: IncomingMessage,
  ) => Promise<{ status: number; text: string; headers: Headers } | undefined>;
  /** Whether a file below `/media/` is for those only who see previews. By default none is. */
  isHidden?: (path: string) => Promise<boolean>;
}

/** The subject of a request, for operators. */
export interface Handled {
  path?: string | undefined;
  composition?: number;
  isCanary?: boolean;
  isPreview?: boolean;
}

interface Exchange extends Guards {
  request: IncomingMessage;
  response: ServerResponse;
  site: SiteFolder;
  /** Origins of other sites whose pages may load releases. */
  corsOrigins: readonly string[];
  probe: ReturnType<typeof probes>;
  /** Set where pages report how they fare. */
  reports?: Reports | undefined;
  /** Filled in while the request is answered. */
  handled: Handled;
}

/** Answers one request. @throws when something unexpected happens; the response may have begun. */
export async function respond(exchange: Exchange): Promise<void> {
  const { request, response, site, probe, handled, authorizePreview, isHidden } = exchange;
  const address = readAddress(request.url ?? '/');
  if (!address) return end(response, 400, texts.unreadable);
  const { path, query } = address;
  handled.path = path;
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return end(response, 405, texts.method, { Allow: 'GET, HEAD' });
  if (hidden.test(path)) return missing(response);
  if (immutable.test(path))
    return (await isHidden?.(path)) ? sendHidden(exchange, path) : sendImmutable(exchange, path);
  const health = probe(path);
  if (health) {
    const headers = { 'Content-Type': 'application/json', 'Cache-Control': caching.missing };
    return end(response, health.status, health.text, headers);
  }

  const choice = await chooseComposition(site, request.headers);
  const { composition, isPreview, isCanary = false } = choice;
  if (!composition)
    return isPreview ? missing(response) : end(response, 503, texts.empty, { 'Retry-After': '5' });
  Object.assign(handled, { composition: composition.number, isCanary, isPreview });
  const instead = isPreview && (await authorizePreview?.(request));
  if (instead)
    return end(response, instead.status, instead.text, {
      'Cache-Control': caching.preview,
      'X-Robots-Tag': 'noindex',
      ...instead.headers,
    });
  const redirect = redirectFrom(composition.redirects ?? {}, address);
  if (redirect)
    return end(response, redirect.permanent ? 308 : 307, '', {
      Location: redirect.location,
      'Cache-Control': caching.document,
    });
  const page = trailingSlash.exec(path)?.groups?.['page'];
  if (page) return end(response, 308, '', { Location: page + query });
  if (file.test(path)) return sendOwn(exchange, choice, path);
  return sendDocument(exchange, choice, path);
}

const fileHeaders = (path: string): Headers => ({
  'Cache-Control': index.test(path) ? caching.document : caching.file,
  ...(svg.test(path) && { 'Content-Security-Policy': svgPolicy }),
});

/** At the host of a preview, to those who may see it. */
async function sendHidden(exchange: Exchange, path: string) {
  const { request, response, site, authorizePreview } = exchange;
  const { composition, isPreview } = await chooseComposition(site, request.headers);
  if (!isPreview || !composition || (await authorizePreview?.(request))) return missing(response);
  return sendImmutable(exchange, path, caching.preview);
}

function sendImmutable(exchange: Exchange, path: string, kept: string = caching.immutable) {
  const tag = contentName.map((pattern) => pattern.exec(path)?.groups?.['name']).find(Boolean);
  if (!tag) return missing(exchange.response);
  const headers = {
    ...fileHeaders(path),
    ...(path.startsWith('/r/') && crossOriginHeaders(exchange.corsOrigins, exchange.request)),
    'Cache-Control': kept,
  };
  return sendFile(exchange, { name: path.slice(1), tag, headers });
}

/** A file at the root of the site. While a canary runs, caches ask each time, as for documents. */
async function sendOwn(exchange: Exchange, choice: Choice, path: string) {
  const { files } = choice.composition!.list;
  const publicName = path.slice(1);
  if (!Object.hasOwn(files, publicName)) return missing(exchange.response);
  const headers = {
    ...fileHeaders(path),
    ...(choice.isPreview && { 'Cache-Control': caching.preview, 'X-Robots-Tag': 'noindex' }),
    ...(choice.canary && { 'Cache-Control': caching.document, Vary: 'Accept-Encoding, Cookie' }),
  };
  return sendFile(exchange, { ...stored(files[publicName]!), headers });
}

/** The tag of a file is made from its content: the same bytes have the same tag on every server. */
const stored = (name: string) => ({ name, tag: readFileName(name).hash.slice(0, 22) });

async function sendDocument(exchange: Exchange, choice: Choice, path: string) {
  const { response, site, reports } = exchange;
  const { number, list } = choice.composition!;
  const isPage = hasPage(list, path);
  const fallback = staff.test(path) ? staffDocument : notFoundDocument;
  const { file, styles, hasModules } = list.documents[path] ?? list.documents[fallback]!;
  const headers = {
    ...documentHeaders({ scripts: list.scripts, styles, hasModules }),
    ...choiceHeaders(choice),
    ...reports?.headers(choice),
  };
  if (choice.isPreview) {
    // Garbage collection may have removed a preview that this server knows.
    const found = await site.files.find(file);
    if (!found) return missing(response);
    const html = await readFile(found.path, 'utf8');
    return end(response, isPage ? 200 : 404, withPreviewBar(html, number, choice.previewName), {
      ...headers,
      'Content-Type': types.document,
    });
  }
  return sendFile(exchange, { ...stored(file), headers, isError: !isPage });
}

/** Headers that depend on the visitor's composition. */
function choiceHeaders({ composition, isPreview, canary }: Choice): Headers {
  return {
    'Cache-Control': isPreview ? caching.preview : caching.page,
    'X-Composition': String(composition!.number),
    ...(isPreview && { 'X-Robots-Tag': 'noindex' }),
    ...(canary && { Vary: 'Accept-Encoding, Cookie' }),
    ...(canary?.cookie && { 'Set-Cookie': canary.cookie }),
  };
}
