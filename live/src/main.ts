import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ContentSite } from '@vibrant-peak/engine/publish/steps/contentSite';
import { log, say } from '@vibrant-peak/engine/serverLog';
import { startSite } from '@vibrant-peak/cli/start';
import { namedStore } from '@vibrant-peak/engine/store/openStore';
import { versionText } from '@vibrant-peak/engine/version';
import { brand } from '@vibrant-peak/shared/content/brand';
import { companyLogin } from './company/companyLogin';
import { callbackPath } from './people/company/routes';
import { createApp, prefix } from './createApp';
import { namesPostgres } from './database/connect';
import { openDatabase, type Database } from './database/openDatabase';
import { ownServersFile } from './database/ownFile';
import { watchDatabase } from './database/watchDatabase';
import { readEnvironment } from './environment';
import { figuresOf } from './health/figures';
import { proxiedFetch } from './http/proxiedFetch';
import { firstManagersLink } from './people/invitations/invitation';
import { wordLists } from './people/password/isGuessable';
import { authorizePreview } from './publishing/previews/previewPass';
import { assertHeld } from './publishing/assertHeld';
import { endComposing } from './publishing/endComposing';
import { followSite } from './publishing/followSite';
import { hiddenFiles } from './publishing/hiddenFiles';
import { releaseOfStart } from './publishing/releaseOfStart';
import { scanner } from './inbox/scanner';
import type { MailSettings } from './mail/transport';
import { pollMailbox } from './jobs/pollMailbox';
import type { MailboxSettings } from './mailbox/readMailbox';
import { checkPrinter, invoicePrinter } from './jobs/printPdf';
import { startJobs } from './jobs/startJobs';
import { watchPageViews } from './releases/watchPageViews';
import { importContent } from './records/importContent';
import { removeOldHourly } from './jobs/removeOld';

/** Bytes on the disk for changes that delete: deleted bytes are overwritten first. */
const reserve = 64 * 2 ** 20;
/** How long the end of the process waits for a mail on its way, in milliseconds. */
const endTime = 10_000;

/** `npm run live`: the site with the server of people and drafts beside it, below `/api/`. */
async function main(): Promise<void> {
  say(`${brand.name} ${versionText()}`);
  const { mail, mailbox, clamd, chromium, backups, metricsOf, ...environment } = readEnvironment(process.env);
  const { database: address, store, origin, company: settings, ...others } = environment;
  const owned = namesPostgres(address) ? undefined : await ownServersFile(address);
  const database = await openDatabase(address, { reserve, say }).catch((error: Error) => {
    throw new Error(`The database does not open: ${error.message}`);
  });
  const site = await ContentSite.open(store);
  await assertHeld(database, site, namedStore(store));
  owned?.markOpen();
  // A process that owns the database is the only one that publishes.
  if (owned) await endComposing(database.tables);
  await database.change(importContent);
  const content = await releaseOfStart(database, site);
  const stopping = new AbortController();
  await removeOldHourly(database, stopping.signal);
  wordLists();
  const callback = origin + prefix + callbackPath;
  const company = settings && companyLogin(settings, callback, log, await proxiedFetch());
  // A failure is logged. Each sign-in with the company's login tries again.
  void company?.reach().catch(() => undefined);
  const scan = clamd && scanner(clamd);
  let whenSent = async (): Promise<unknown> => undefined;
  let isMailboxRead = () => true;
  const storePdf = await invoicePrinter(database, chromium, stopping.signal);
  const printerFault = checkPrinter(chromium, { named: process.env['CHROMIUM'], log });
  const { isHidden, hide } = await hiddenFiles(database, site, stopping.signal);
  const folders = [...(owned ? [dirname(address)] : []), ...foldersOf(namedStore(store))];
  const { state } = watchDatabase(database, log, folders);
  const figures = figuresOf({ tables: database.tables, folders, backups, sendsMail: mail !== undefined });
  const health = { figures, database: state, printerFault, prints: process.env['CHROMIUM'] !== 'none' };
  const parts = { database, origin, site, company, scan, storePdf, hide, health, stopping: stopping.signal };
  const pageViews = metricsOf.length > 0 ? watchPageViews(site.store, metricsOf) : undefined;
  const app = await createApp({ ...parts, pageViews, ...others, ...addressesOf(mail, mailbox) });
  await startSite({
    api: app.routing,
    authorizePreview: authorizePreview(database, origin),
    isHidden,
    database: state,
    ...(mailbox && { mailbox: () => isMailboxRead() }),
    degraded: () => [printerFault()].filter((fault) => fault !== undefined),
    figures,
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
  const own = mail ? [mail.from] : [];
  const taking = { own, awaitsScan: scan !== undefined, log: log, stopping: stopping.signal };
  if (mailbox) isMailboxRead = pollMailbox(database, mailbox, taking);
  whenSent = startJobs({ ...parts, mail, pageViews });
  await printFirstLink(database, origin);
}

/** What routes know of the mail server and the mailbox. */
const addressesOf = (mail: MailSettings | undefined, mailbox: MailboxSettings | undefined) => ({
  sendsMail: mail !== undefined,
  replyAddress: mailbox?.address,
  ownAddresses: [mail?.from, mailbox?.address].filter((address) => address !== undefined),
});

/** A bucket has none. */
const foldersOf = (store: string) => (store.startsWith('s3:') ? [] : [store]);

async function printFirstLink(database: Database, origin: string): Promise<void> {
  const link = await database.change((tables) => firstManagersLink(tables, origin));
  if (link) say(`The first manager of ${brand.name} joins here, once, within an hour:\n${link}`);
}

await main().catch((error: Error) => {
  log(error.message);
  process.exit(1);
});
