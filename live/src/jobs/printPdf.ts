import { isIPv6 } from 'node:net';
import { readServerEnvironment, type ServerEnvironment } from '@vibrant-peak/engine/serve/serverEnvironment';
import { log } from '@vibrant-peak/engine/serverLog';
import { launchChromium } from '@vibrant-peak/engine/trial/launchChromium';
import type { Database } from '../database/openDatabase';
import { storeWaiting, createStorePdf, type StorePdf } from '../invoices/pdf/storePdf';
import { sheetPrinter } from '../invoices/pdf/printSheet';
import { siteFiles } from '../invoices/pdf/siteFiles';

/** Prints invoices with files that this server serves, where there is a Chromium. */
export async function invoicePrinter(
  database: Database,
  chromium: string | undefined,
  stopping: AbortSignal,
): Promise<StorePdf | undefined> {
  if (!chromium) return undefined;
  // Loading them blocks the thread, so it ends before the server answers requests.
  await Promise.all([import('playwright-core'), import('@vibrant-peak/invoice/sheet/sheetPage')]);
  const readFile = siteFiles(database.tables, ownAddress(readServerEnvironment(process.env)));
  return createStorePdf(database, sheetPrinter({ chromium, readFile, stopping }));
}

/** Where this machine reaches the site. */
function ownAddress({ host, port }: ServerEnvironment): string {
  const isAny = host === '0.0.0.0' || host === '::';
  return `http://${isAny ? 'localhost' : isIPv6(host) ? `[${host}]` : host}:${port}`;
}

/**
 * Starts the Chromium once, so that an administrator learns before the first invoice that it does
 * not start. `CHROMIUM=none` is meant.
 * @returns why there are no PDFs, once that is known.
 */
export function checkPrinter(
  chromium: string | undefined,
  { named, log }: { named: string | undefined; log: (line: string) => void },
): () => string | undefined {
  let reason: string | undefined;
  if (chromium !== undefined || named !== 'none')
    void launchChromium(chromium, false).then(async (browser) => {
      if (typeof browser !== 'string') return browser.close();
      reason = `Invoices are issued without PDFs: ${browser}`;
      log(reason);
    });
  return () => reason;
}

/** Makes the PDFs that earlier servers did not make. */
export function printWaiting({ tables }: Database, storePdf: StorePdf | undefined): void {
  if (storePdf) void storeWaiting(tables, storePdf, log).catch(({ message }: Error) => log(message));
}
