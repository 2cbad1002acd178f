import type { IncomingMessage, ServerResponse } from 'node:http';
import { caching, texts } from '../../objects/responses';
import type { Choice } from '../chooseComposition';
import type { SiteFolder } from '../siteFolder';
import { end, type Headers } from '../writeResponse';
import { knownPages } from './knownPages';
import { limitReports } from './limitReports';
import { readReport, type PageReport } from './pageReport';

/** Longest report, in bytes. */
const longest = 1000;

/** Where pages send their reports. */
const path = '/reports';

/** How pages report: `headers` ask them to, `answer` takes what they send. */
export type Reports = ReturnType<typeof takeReports>;

/** Takes reports of pages on how they fare. @param onReport gets those that may be true. */
export function takeReports(site: SiteFolder, onReport: (report: PageReport) => void) {
  const pages = knownPages(site);
  const isExcess = limitReports();
  return {
    isReport: ({ method, url }: IncomingMessage) => method === 'POST' && url === path,

    /** A page can read this header only: no other one of its own document is open to scripts. */
    headers: ({ composition, isPreview, isCanary }: Choice): Headers => {
      if (isPreview || !composition) return {};
      pages.remember(composition);
      const description = `${composition.number}${isCanary ? ' canary' : ''}`;
      return { 'Server-Timing': `reports;desc="${description}"` };
    },

    /** Logs nothing, and never fails. The cookies of the request are not read. */
    answer: async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      const refuse = (status: number, text: string) =>
        end(response, status, text, { 'Cache-Control': caching.missing, Connection: 'close' });
      if (!isFromHere(request)) return refuse(403, texts.foreign);
      if (isExcess(request)) return refuse(429, texts.excess);
      const body = await bodyOf(request);
      if (body === undefined) return refuse(413, texts.tooLong);
      const report = readReport(body);
      if (!report) return refuse(400, texts.noReport);
      if (await pages.has(report.composition, report.page)) onReport(report);
      response.writeHead(204, { 'Cache-Control': caching.missing }).end();
    },
  };
}

/** Browsers name the origin of each report. nginx leaves the port out of the host. */
function isFromHere({ headers }: IncomingMessage): boolean {
  const { origin, host, 'sec-fetch-site': site = 'same-origin' } = headers;
  return site === 'same-origin' && host !== undefined && nameOf(origin) === nameOf(`http://${host}`);
}

const nameOf = (address = '') => (URL.canParse(address) ? new URL(address).hostname : undefined);

/** @returns `undefined` for a body that is too long, or that was cut off. */
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  if (Number(request.headers['content-length']) > longest) return undefined;
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > longest) return undefined;
      chunks.push(chunk);
    }
  } catch {
    return undefined;
  }
  return Buffer.concat(chunks).toString();
}
