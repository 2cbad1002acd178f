import { startSite } from '@vibrant-peak/release/start';
import { brand } from '@vibrant-peak/shared/content/brand';
import { companyLogin } from './company/companyLogin';
import { callbackPath } from './people/companyRoutes';
import { createApp, prefix } from './createApp';
import { openDatabase } from './database/openDatabase';
import { readEnvironment } from './environment';
import { firstManagersLink } from './people/invitation';
import { importContent } from './records/importContent';
import { removeOld } from './removeOld';

/** How often what has ended is removed, in milliseconds. */
const hour = 3600_000;

/** `npm run live`: the site with the server of people and drafts beside it, below `/api/`. */
async function main(): Promise<void> {
  const {
    database: address,
    store,
    origin,
    trustedProxies,
    company: settings,
  } = readEnvironment(process.env);
  const database = await openDatabase(address).catch((error: Error) => {
    throw new Error(`The database does not open: ${error.message}`);
  });
  await database.change(importContent);
  await removeOld(database);
  setInterval(() => void removeOld(database).catch(console.error), hour).unref();
  const company = settings && companyLogin(settings, origin + prefix + callbackPath, console.error);
  // A company's login that does not answer is logged; each sign-in with it tries again, and others do not need it.
  void company?.reach().catch(() => undefined);
  const app = await createApp({ database, origin, trustedProxies, company });
  await startSite({ api: app.routing, store });
  const link = await database.change((tables) => firstManagersLink(tables, origin));
  if (link) console.log(`The first manager of ${brand.name} joins here, once, within an hour:\n${link}`);
}

await main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
