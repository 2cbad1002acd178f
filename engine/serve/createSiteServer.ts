import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { probes, type SourceState } from './health';
import { limitBody } from './limitBody';
import { connectionLimit, limits, refuseConnect, refuseMalformed } from './limits';
import { filesIn, type ServedFiles } from '../objects/folderFiles';
import { patterns } from '../objects/responses';
import type { PageReport } from './reports/pageReport';
import { takeReports } from './reports/takeReports';
import { respond, type Guards, type Handled } from './respond';
import { commonHeaders } from './csp/securityHeaders';
import { SiteFolder } from './siteFolder';
import { defaultHstsMaxAge } from './serverEnvironment';
import { log as standardLog } from '../serverLog';
import { routeOf, withoutToken } from './withoutToken';
import { failed, type Headers } from './writeResponse';

/** One finished request, for operators. */
export interface FinishedRequest extends Handled {
  method: string;
  status: number;
  /** Bytes that were sent, headers included. */
  bytes: number;
  milliseconds: number;
  /** The client left before the response was whole. */
  isAborted: boolean;
}

export interface SiteServerOptions extends Guards {
  /** Freshness of the served composition; always current for a store's own folder. */
  state?: () => SourceState;
  /** Called at the end of each request. */
  onFinished?: (request: FinishedRequest) => void;
  /** Logs unexpected errors. By default to standard error. */
  log?: (line: string) => void;
  /** For how long browsers are bound to https, in seconds; `null` binds none. */
  hstsMaxAge?: number | null;
  /** Origins of other sites whose pages may load releases. By default there are none. */
  corsOrigins?: readonly string[];
  /** Asks pages to report how they fare, and gets their reports. By default no page is asked. */
  onReport?: ((report: PageReport) => void) | undefined;
  /** Answers all addresses below `/api/` and `/i/`. */
  api?: RequestListener;
}

/**
 * Serves a store, by its folder or its files: releases and the documents of compositions.
 * No request ends the process: an unexpected error is a 500 and a line in the log.
 */
export function createSiteServer(
  store: string | ServedFiles,
  {
    state = () => ({ status: 'current' }),
    onFinished,
    log = standardLog,
    hstsMaxAge = defaultHstsMaxAge,
    corsOrigins = [],
    onReport,
    api,
    authorizePreview,
    isHidden,
  }: SiteServerOptions = {},
) {
  const site = new SiteFolder(typeof store === 'string' ? filesIn(store) : store, log);
  const probe = probes(site, state);
  const reports = onReport && takeReports(site, onReport);
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const handled: Handled = {};
    const fail = (error: Error) => {
      const address = JSON.stringify(withoutToken(request.url ?? ''));
      log(`${request.method} ${address} failed: ${error.stack ?? error.message}`);
      failed(response);
    };
    response.on('error', fail);
    if (onFinished && !reports?.isReport(request)) watch(request, response, { handled, onFinished });
    const headers = { ...commonHeaders, ...strictTransport(request, hstsMaxAge) };
    response.setHeaders(new Map(Object.entries(headers)));
    if (api) limitBody(request, response);
    if (api && /^\/(api|i)\//.test(request.url ?? '')) return api(request, response);
    if (reports?.isReport(request)) return void reports.answer(request, response).catch(fail);
    const guards = { authorizePreview, isHidden };
    respond({ request, response, site, corsOrigins, probe, handled, reports, ...guards }).catch(fail);
  };
  // Requests that are not uploads have the default time, see `limitBody`.
  const http = { ...limits.http, ...(api && { requestTimeout: limits.uploadTimeout }) };
  const server = createServer(http, (request, response) => {
    // A pipelined request opens no file before its turn: it would not notice that its connection
    // has ended.
    if (response.socket) answer(request, response);
    else response.once('socket', () => answer(request, response));
  });
  server.timeout = limits.socketTimeout;
  server.maxConnections = connectionLimit();
  server.on('clientError', refuseMalformed);
  server.on('connect', (_request, socket) => refuseConnect(socket));
  return server;
}

function watch(
  request: IncomingMessage,
  response: ServerResponse,
  { handled, onFinished }: { handled: Handled; onFinished: (request: FinishedRequest) => void },
): void {
  const began = performance.now();
  const sentBefore = request.socket.bytesWritten;
  response.once('close', () =>
    onFinished({
      ...handled,
      path: handled.path ?? routeOf(request),
      method: request.method ?? '',
      status: response.statusCode,
      bytes: Math.max(0, request.socket.bytesWritten - sentBefore),
      milliseconds: performance.now() - began,
      isAborted: !response.writableFinished,
    }),
  );
}

/**
 * The header that binds browsers to https. Visitors over http get none, if a proxy says that they
 * are; browsers ignore it over http (RFC 6797). Releases and pictures have none: their documents do.
 */
function strictTransport({ headers, url = '' }: IncomingMessage, maxAge: number | null): Headers {
  const isHttp = headers['x-forwarded-proto'] === 'http';
  if (maxAge === null || isHttp || patterns.immutable.test(url)) return {};
  return { 'Strict-Transport-Security': `max-age=${maxAge}; includeSubDomains` };
}
