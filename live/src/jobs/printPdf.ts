import { isIPv6 } from 'node:net';
import { readServerEnvironment, type ServerEnvironment } from '@vibrant-peak/engine/serve/serverEnvironment';
import { log, say } from '@vibrant-peak/engine/serverLog';
import type { Database } from '../database/openDatabase';
import { keepWaiting, pdfKeeper, type KeepPdf } from '../invoices/pdf/keepPdf';
import { sheetPrinter } from '../invoices/pdf/printSheet';
import { siteFiles } from '../invoices/pdf/siteFiles';

/** Prints invoices with files that this server serves, where there is a Chromium. */
export async function invoicePrinter(
  database: Database,
  chromium: string | undefined,
  stopping: AbortSignal,
): Promise<KeepPdf | undefined> {
  if (!chromium) return undefined;
  // Loading them blocks the thread, so it ends before the server answers requests.
  await Promise.all([import('playwright-core'), import('@vibrant-peak/invoice/sheet/sheetPage')]);
  const readFile = siteFiles(database.tables, ownAddress(readServerEnvironment(process.env)));
  return pdfKeeper(database, sheetPrinter({ chromium, readFile, stopping }));
}

/** Where this machine reaches the site. */
function ownAddress({ host, port }: ServerEnvironment): string {
  const isAny = host === '0.0.0.0' || host === '::';
  return `http://${isAny ? 'localhost' : isIPv6(host) ? `[${host}]` : host}:${port}`;
}

/** Makes the PDFs that earlier servers did not make. */
export function printWaiting({ tables }: Database, keepPdf: KeepPdf | undefined): void {
  if (keepPdf) void keepWaiting(tables, keepPdf, log).catch(({ message }: Error) => log(message));
  else say('Invoices are issued without PDFs until CHROMIUM names a Chromium.');
}
