import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { problem } from './problem';

/**
 * Refuses requests from pages of other sites, which carry this site's cookies. Browsers name the
 * origin in `Sec-Fetch-Site`, older ones in `Origin`. Other programs have to send `Origin` with
 * changes.
 */
export function refuseCrossSite(app: FastifyInstance, origin: string): void {
  app.addHook('onRequest', async ({ method, headers, routeOptions }) => {
    if (routeOptions.config.isReachedFromOtherSites) return;
    const isReading = method === 'GET' || method === 'HEAD';
    const site = headers['sec-fetch-site'];
    const isFromHere = site === undefined ? headers.origin === origin : site === 'same-origin';
    // Typed into the address bar, or read by another program.
    const isFromNowhere = isReading && (site === undefined || site === 'none');
    const isLink = routeOptions.config.isLinkedFromOtherSites && isReading && opensPage(headers);
    const isFromElsewhere = headers.origin !== undefined && headers.origin !== origin;
    if (isFromElsewhere || !(isFromHere || isFromNowhere || isLink))
      throw problem(403, `This request does not come from a page of ${origin}.`);
  });
}

/** Whether the browser opens the answer as a page, which other sites can neither frame nor read. */
export const opensPage = (headers: IncomingHttpHeaders) =>
  headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
