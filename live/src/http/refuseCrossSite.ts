import type { FastifyInstance } from 'fastify';
import { problem } from './problem';

/**
 * Refuses requests from pages of other sites, which browsers send with this site's cookies. Browsers name where a request comes
 * from (`Sec-Fetch-Site`, older ones `Origin` alone); other programs have to send `Origin` with requests that change something.
 */
export function refuseCrossSite(app: FastifyInstance, origin: string): void {
  app.addHook('onRequest', async ({ method, headers, routeOptions }) => {
    if (routeOptions.config.isReachedFromOtherSites) return;
    const isReading = method === 'GET' || method === 'HEAD';
    const site = headers['sec-fetch-site'];
    const isFromHere = site === undefined ? headers.origin === origin : site === 'same-origin';
    // Typed into the address bar, or read by another program.
    const isFromNowhere = isReading && (site === undefined || site === 'none');
    const isFromElsewhere = headers.origin !== undefined && headers.origin !== origin;
    if (isFromElsewhere || !(isFromHere || isFromNowhere))
      throw problem(403, `This request does not come from a page of ${origin}.`);
  });
}
