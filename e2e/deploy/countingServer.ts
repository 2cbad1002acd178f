import { freePort } from '../freePort';
import type { SiteApart } from '../runningSite';
import { serveApart } from './apart';
import type { StoreCopy } from './storeCopy';

/** A server that counts the reports of pages, and its ports: it can start again on them. */
export interface CountingServer extends SiteApart {
  ports: { PORT: string; METRICS_PORT: string };
}

export async function serveCounting(
  copy: StoreCopy,
  ports?: CountingServer['ports'],
): Promise<CountingServer> {
  const used = ports ?? { PORT: String(await freePort()), METRICS_PORT: String(await freePort()) };
  return { ...(await serveApart(copy, { REPORTS: 'on', ...used })), ports: used };
}

/** Host and port of its metrics. */
export const metricsOf = ({ ports }: CountingServer) => `127.0.0.1:${ports.METRICS_PORT}`;
