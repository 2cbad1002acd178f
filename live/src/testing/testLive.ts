import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { companyLogin, type CompanySettings } from '../company/companyLogin';
import { callbackPath } from '../people/company/routes';
import { createApp, prefix } from '../createApp';
import type { Required } from '../http/missingFactor';
import type { Live } from '../http/route';
import { createStorePdf } from '../invoices/pdf/storePdf';
import { clientPath } from '../invoices/sending/links';
import type { PrintSheet } from '../invoices/pdf/printSheet';
import { openDatabase, type Database } from '../database/openDatabase';
import { fakeSite, type FakeSite } from './fakeSite';
import { testDatabase, type DatabaseKind, type TestDatabase } from './testDatabase';

export const origin = 'https://the.site';

type Ask = Omit<InjectOptions, 'method' | 'url'>;

export interface TestLive {
  app: FastifyInstance;
  database: Database;
  site: FakeSite;
  /** Sends a request as the site's own pages do: `ask('POST /session', { payload })`. */
  ask: (route: string, options?: Ask) => Promise<LightMyRequestResponse>;
  /** Lines that the server logged. */
  lines: string[];
  /** Of its database. */
  address: string;
  /** Closes and reopens the database, as a restart does. `meanwhile` runs in between. */
  restart: (meanwhile?: () => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
}

/** The server with a database of its own. @param settings the company's login, if any. */
export const testLive = async (kind: DatabaseKind, settings?: CompanySettings, how?: Settings) =>
  liveOn(await testDatabase(kind), settings, how);

type Settings = Required &
  Pick<Live, 'sendsMail' | 'replyAddress' | 'ownAddresses' | 'scan' | 'health' | 'stopping' | 'limits'> & {
    origin?: string;
    trustedProxies?: string[];
    /** Prints PDFs of invoices; without it there are none. */
    print?: PrintSheet;
  };

/** The server on a database, which is removed when the server is closed. */
export async function liveOn(
  { address, remove }: TestDatabase,
  settings?: CompanySettings,
  { print, ...how }: Settings = {},
): Promise<TestLive> {
  const lines: string[] = [];
  const site = fakeSite();
  const open = async () => {
    const database = await openDatabase(address);
    const log = (line: string) => void lines.push(line);
    const company = settings && companyLogin(settings, origin + prefix + callbackPath, log);
    // Streams of events end after their first one.
    const stopping = AbortSignal.abort();
    const storePdf = print && createStorePdf(database, print);
    const app = await createApp({ database, origin, site, company, log, stopping, storePdf, ...how });
    return { database, app };
  };
  const close = async () => {
    await live.app.close();
    await live.database.close();
  };
  const live: TestLive = {
    ...(await open()),
    lines,
    site,
    address,
    ask: (route, options) => {
      const [method, path] = route.split(' ') as ['GET', string];
      const headers = { 'sec-fetch-site': 'same-origin', ...options?.headers };
      const url = path.startsWith(`${clientPath}/`) ? path : `/api${path}`;
      return live.app.inject({ ...options, method, url, headers });
    },
    restart: async (meanwhile) => {
      await close();
      await meanwhile?.();
      Object.assign(live, await open());
    },
    close: async () => {
      await close();
      await remove();
    },
  };
  return live;
}
