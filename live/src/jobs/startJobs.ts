import type { ContentSite } from '@vibrant-peak/engine/publish/steps/contentSite';
import { log } from '@vibrant-peak/engine/serverLog';
import type { Database } from '../database/openDatabase';
import type { Live } from '../http/route';
import { scanWaiting } from '../inbox/scanFiles';
import type { Scan } from '../inbox/scanner';
import type { StorePdf } from '../invoices/pdf/storePdf';
import { runPlans } from '../invoices/recurring/runPlans';
import type { MailSettings } from '../mail/transport';
import { publishDue } from '../publishing/publishDue';
import { takeOffDaily } from '../publishing/takeOff';
import { indexMessages } from './indexMessages';
import { printWaiting } from './printPdf';
import { repeat } from './repeat';
import { sendMail } from './sendMail';

/** How often files are scanned that wait for it, in milliseconds. */
const scanTime = 60_000;

/** How often the page views of a canary are read, in milliseconds. */
const viewsTime = 30_000;

interface Server {
  database: Database;
  site: ContentSite;
  origin: string;
  mail: MailSettings | undefined;
  scan: Scan | undefined;
  storePdf: StorePdf | undefined;
  pageViews: Live['pageViews'];
  stopping: AbortSignal;
}

/** Starts the work that no request asks for. @returns a function that waits for what is on its way. */
export function startJobs({ database, site, origin, mail, scan, storePdf, pageViews, stopping }: Server) {
  repeat(
    { stopping },
    {
      'take off what is over': takeOffDaily({ database, site }, log),
      'publish what is due': () => publishDue({ database, site }),
    },
  );
  const finishing = { origin, sendsMail: mail !== undefined, storePdf, log };
  // A print takes a while, and delays nothing else.
  repeat({ stopping }, { 'make recurring invoices': () => runPlans(database, finishing) });
  if (scan) repeat({ stopping, pause: scanTime }, { 'scan files': () => scanWaiting(database, scan) });
  // A store that is away is reported elsewhere.
  if (pageViews)
    repeat({ stopping, pause: viewsTime }, { 'count page views': () => pageViews().catch(() => undefined) });
  printWaiting(database, storePdf);
  const indexed = indexMessages(database, log, stopping);
  const sent = sendMail({ database, mail, origin, stopping });
  return () => Promise.all([sent(), indexed()]);
}
