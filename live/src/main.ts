import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ContentSite } from '@vibrant-peak/engine/publish/steps/contentSite';
import { startSite } from '@vibrant-peak/cli/start';
import { namedStore } from '@vibrant-peak/engine/store/openStore';
import { brand } from '@vibrant-peak/shared/content/brand';
import { companyLogin } from './company/companyLogin';
import { callbackPath } from './people/companyRoutes';
import { createApp, prefix } from './createApp';
import { namesPostgres } from './database/connect';
import { openDatabase, type Database } from './database/openDatabase';
import { ownServersFile } from './database/ownFile';
import { watchDatabase } from './database/watchDatabase';
import { readEnvironment } from './environment';
import { proxiedFetch } from './http/proxiedFetch';
import { firstManagersLink } from './people/invitation';
import { wordLists } from './people/isGuessable';
import { authorizePreview } from './publishing/previewPass';
import { assertHeld } from './publishing/assertHeld';
import { endComposing } from './publishing/endComposing';
import { followSite } from './publishing/followSite';
import { hiddenFiles } from './publishing/hiddenFiles';
import { publishDue } from './publishing/publishDue';
import { takeOffDaily } from './publishing/takeOff';
import { releaseOfStart } from './publishing/releaseOfStart';
import { indexByItself } from './inbox/indexByItself';
import { scanWaiting } from './inbox/scanFiles';
import { scanner, type Scan } from './inbox/scanner';
import type { KeepPdf } from './invoices/keepPdf';
import type { MailSettings } from './mail/transport';
import { readByItself } from './mailbox/readByItself';
import type { MailboxSettings } from './mailbox/readMailbox';
import { invoicePrinter, printWaiting } from './printByItself';
import { invoiceByItself, sendByItself } from './sendByItself';
import { importContent } from './records/importContent';
import { removeOld } from './removeOld';
import { repeat } from './repeat';

/** How often what has ended is removed, in milliseconds. */
const hour = 3600_000;
/** How often files are scanned that wait for it, in milliseconds. */
const scanTime = 60_000;
/** Bytes on the disk for changes that delete: what is deleted is overwritten first. */
const reserve = 64 * 2 ** 20;
/** How long the end of the process waits for a mail on its way, in milliseconds. */
const endTime = 10_000;

/** `npm run live`: the site with the server of people and drafts beside it, below `/api/`. */
async function main(): Promise<void> {
  const { mail, mailbox, clamd, chromium, ...environment } = readEnvironment(process.env);
  const { database: address, store, origin, company: settings, ...others } = environment;
  const owned = namesPostgres(address) ? undefined : await ownServersFile(address);
  const database = await openDatabase(address, { reserve }).catch((error: Error) => {
    throw new Error(`The database does not open: ${error.message}`);
  });
  const site = await ContentSite.open(store);
  await assertHeld(database, site, namedStore(store));
  owned?.noteOpen();
  // A process that owns the database is the only one that publishes.
  if (owned) await endComposing(database.tables);
  await database.change(importContent);
  const content = await releaseOfStart(database, site);
  await removeOldHourly(database);
  wordLists();
  const callback = origin + prefix + callbackPath;
  const company = settings && companyLogin(settings, callback, console.error, proxiedFetch());
  // A failure is logged. Each sign-in with the company's login tries again.
  void company?.reach().catch(() => undefined);
  const scan = clamd && scanner(clamd);
  const stopping = new AbortController();
  let whenSent = async (): Promise<unknown> => undefined;
  let isMailboxRead = () => true;
  const keepPdf = await invoicePrinter(database, chromium, stopping.signal);
  const { isHidden, hide } = await hiddenFiles(database, site, stopping.signal);
  const app = await createApp({
    ...{ database, origin, site, company, scan, stopping: stopping.signal, ...others },
    ...{ keepPdf, hide, ...addressesOf(mail, mailbox) },
  });
  const folders = [...(owned ? [dirname(address)] : []), ...foldersOf(namedStore(store))];
  const { state } = watchDatabase(database, console.error, folders);
  await startSite({
    api: app.routing,
    authorizePreview: authorizePreview(database, origin),
    isHidden,
    database: state,
    ...(mailbox && { mailbox: () => isMailboxRead() }),
    site,
    ...(content && { content }),
    end: async () => {
      await Promise.race([whenSent(), pause(endTime)]);
      await database.close();
      owned?.release();
    },
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopping.abort());
  await followSite(database, site);
  const taking = { own: mail ? [mail.from] : [], awaitsScan: scan !== undefined, log: console.error };
  if (mailbox) isMailboxRead = readByItself(database, mailbox, taking);
  whenSent = runByItself({ database, site, origin, mail, scan, keepPdf, stopping: stopping.signal });
  await printFirstLink(database, origin);
}

/** What routes know of the mail server and the mailbox. */
const addressesOf = (mail: MailSettings | undefined, mailbox: MailboxSettings | undefined) => ({
  sendsMail: mail !== undefined,
  replyAddress: mailbox?.address,
  ownAddresses: [mail?.from, mailbox?.address].filter((address) => address !== undefined),
});

interface Server {
  database: Database;
  site: ContentSite;
  origin: string;
  mail: MailSettings | undefined;
  scan: Scan | undefined;
  keepPdf: KeepPdf | undefined;
  stopping: AbortSignal;
}

/** Starts the work that no request asks for. @returns a function that waits for what is on its way. */
function runByItself({ database, site, origin, mail, scan, keepPdf, stopping }: Server) {
  repeat(stopping, takeOffDaily({ database, site }, console.error), () => publishDue({ database, site }));
  const finishing = { origin, sendsMail: mail !== undefined, keepPdf, log: console.error };
  invoiceByItself(database, finishing, stopping);
  scanByItself(database, scan);
  printWaiting(database, keepPdf);
  const indexed = indexByItself(database, console.error, stopping);
  const sent = sendByItself({ database, mail, origin, stopping });
  return () => Promise.all([sent(), indexed()]);
}

/** A bucket has none. */
const foldersOf = (store: string) => (store.startsWith('s3:') ? [] : [store]);

async function printFirstLink(database: Database, origin: string): Promise<void> {
  const link = await database.change((tables) => firstManagersLink(tables, origin));
  if (link) console.log(`The first manager of ${brand.name} joins here, once, within an hour:\n${link}`);
}

async function removeOldHourly(database: Database): Promise<void> {
  const remove = () =>
    removeOld(database).catch(({ message }: Error) => console.error(`Old data was not removed: ${message}`));
  await remove();
  setInterval(() => void remove(), hour).unref();
}

/** Scans files that came while the virus scanner did not answer. */
function scanByItself(database: Database, scan: Scan | undefined): void {
  if (!scan) return;
  const round = async () => {
    await scanWaiting(database, scan).catch(({ message }: Error) => console.error(message));
    setTimeout(() => void round(), scanTime).unref();
  };
  void round();
}

await main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
