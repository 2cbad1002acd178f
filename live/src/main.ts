import { ContentSite } from '@vibrant-peak/release/content-site';
import { startSite } from '@vibrant-peak/release/start';
import { brand } from '@vibrant-peak/shared/content/brand';
import { companyLogin } from './company/companyLogin';
import { callbackPath } from './people/companyRoutes';
import { createApp, prefix } from './createApp';
import { openDatabase } from './database/openDatabase';
import { watchDatabase } from './database/watchDatabase';
import { readEnvironment } from './environment';
import { firstManagersLink } from './people/invitation';
import { admitSignedIn } from './publishing/previewPass';
import { followSite } from './publishing/followSite';
import { publishDue } from './publishing/publishDue';
import { releaseOfStart } from './publishing/releaseOfStart';
import { importContent } from './records/importContent';
import { removeOld } from './removeOld';

/** How often what has ended is removed, in milliseconds. */
const hour = 3600_000;
/** How often it is looked for publications that are due, in milliseconds. */
const dueTime = 5000;

/** `npm run live`: the site with the server of people and drafts beside it, below `/api/`. */
async function main(): Promise<void> {
  const {
    database: address,
    store,
    origin,
    trustedProxies,
    company: settings,
    requiresPasskeys,
  } = readEnvironment(process.env);
  const database = await openDatabase(address).catch((error: Error) => {
    throw new Error(`The database does not open: ${error.message}`);
  });
  const site = await ContentSite.open(store);
  await database.change(importContent);
  const content = await releaseOfStart(database, site);
  await removeOld(database);
  setInterval(() => void removeOld(database).catch(console.error), hour).unref();
  const company = settings && companyLogin(settings, origin + prefix + callbackPath, console.error);
  // A company's login that does not answer is logged; each sign-in with it tries again, and others do not need it.
  void company?.reach().catch(() => undefined);
  const app = await createApp({ database, origin, trustedProxies, site, company, requiresPasskeys });
  const { isAway } = watchDatabase(database, (line) => console.error(line));
  await startSite({
    api: app.routing,
    admit: admitSignedIn(database, origin),
    database: () => (isAway() ? 'away' : 'ready'),
    site,
    ...(content && { content }),
  });
  await followSite(database, site);
  setInterval(() => void publishDue({ database, site }).catch(console.error), dueTime).unref();
  const link = await database.change((tables) => firstManagersLink(tables, origin));
  if (link) console.log(`The first manager of ${brand.name} joins here, once, within an hour:\n${link}`);
}

await main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
