import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brand } from '@vibrant-peak/shared/content/brand';
import { filesIn } from '../objects/folderFiles';
import { LocalObjects } from '../objects/localObjects';
import type { Store } from '../store/store';
import { accessLog } from './accessLog';
import { createSiteServer, type FinishedRequest, type SiteServerOptions } from './createSiteServer';
import { cacheFolder } from './cacheFolder';
import { FileCache } from './fileCache';
import { Follower } from './follower';
import type { DatabaseState } from './health';
import { drain, runningIn } from './drain';
import { createMetrics, type Figure } from './metrics';
import { log, say } from '../serverLog';
import { readServerEnvironment, type ServerEnvironment } from './serverEnvironment';

/** How long the store is asked before a server shows what it has, in milliseconds. */
const warmStart = 300;

/** What a server of the live profile has beside the site. */
export interface LiveServer extends Required<
  Pick<SiteServerOptions, 'api' | 'authorizePreview' | 'isHidden'>
> {
  database: () => DatabaseState;
  /** Whether the mailbox was read at the last attempt, of a server that reads one. */
  mailbox?: () => boolean;
  /** What staff miss meanwhile, in sentences. */
  degraded?: () => readonly string[];
  /** Further gauges of the metrics. */
  figures?: readonly Figure[];
  /** Called when the server has ended, before the process ends. */
  end: () => Promise<void>;
}

/**
 * Serves a store until the process gets a signal to stop; transfers that run are ended first,
 * within a limit.
 */
export async function listen(store: Store, live?: LiveServer): Promise<void> {
  const environment = readServerEnvironment(process.env);
  // A reader of the log that goes away, as in `… serve | head`, does not end a server.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const { files, update, isWarm } = await served(store);
  const follower = new Follower(update, log);
  await follower.start(isWarm ? warmStart : undefined);

  let isDraining = false;
  const server = createSiteServer(files, {
    ...live,
    state: () => ({
      ...follower.state(),
      isDraining,
      database: live?.database(),
      degraded: live?.degraded?.(),
    }),
    log,
    hstsMaxAge: environment.hstsMaxAge,
    corsOrigins: environment.corsOrigins,
    ...(await observers(environment, follower, live)),
  });
  const running = runningIn(server);
  const address = await open(server, environment);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      isDraining = true;
      follower.stop();
      drain(server, running, { seconds: environment.drainSeconds, end: live?.end, log });
    });
  }

  // A terminal that closes does not end a server.
  process.on('SIGHUP', () => undefined);
  say(`${brand.name}: ${address}`);
}

/** A folder is served as it is, a bucket through a cache. */
async function served(store: Store) {
  const { objects } = store;
  if (objects instanceof LocalObjects)
    return {
      files: filesIn(objects.folder),
      update: async () => (await store.log.read()).entry,
      isWarm: true,
    };
  const folder = cacheFolder();
  const files = new FileCache(store, new LocalObjects(folder), filesIn(folder));
  return { files, update: files.update, isWarm: await files.open() };
}

/** An IPv6 address stands in brackets. */
const addressOf = (host: string, port: number) =>
  `http://${host === '127.0.0.1' ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;

/**
 * The metrics' server listens before the site's: a wrong port ends the process while nothing is
 * served.
 */
async function observers(
  { isLogging, isReporting, metrics: address }: ServerEnvironment,
  follower: Follower,
  live?: Pick<LiveServer, 'database' | 'mailbox' | 'figures'>,
): Promise<Pick<SiteServerOptions, 'onFinished' | 'onReport'>> {
  const listeners: ((request: FinishedRequest) => void)[] = [];
  if (isLogging) listeners.push(accessLog((line) => console.log(line)));
  let onReport: SiteServerOptions['onReport'];
  if (address) {
    const metrics = createMetrics(follower, live);
    listeners.push(metrics.onFinished);
    if (isReporting) onReport = metrics.onReport;
    log(`Metrics: ${await open(metrics.server, address, 'METRICS_')}/metrics`);
  }
  return { onFinished: (request) => listeners.forEach((listener) => listener(request)), onReport };
}

export const portInUse = (port: number, prefix = ''): string =>
  `Port ${port} is in use. Stop what runs there, or choose another one with ${prefix}PORT.`;

/**
 * Listens; an address that cannot be taken ends the process with one sentence.
 * @param prefix of the variables that name it. @returns the address.
 */
async function open(
  server: Server,
  { host, port }: { host: string; port: number },
  prefix = '',
): Promise<string> {
  server.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    log(
      code === 'EADDRINUSE'
        ? portInUse(port, prefix)
        : `${addressOf(host, port)} cannot be served (${message}). Correct ${prefix}HOST or ${prefix}PORT.`,
    );
    process.exit(1);
  });
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  return addressOf(host, (server.address() as AddressInfo).port);
}
