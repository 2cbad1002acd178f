import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brand } from '@vibrant-peak/shared/content/brand';
import { filesIn } from '../objects/folderFiles';
import { LocalObjects } from '../objects/localObjects';
import type { Store } from '../store/store';
import { accessLog } from './accessLog';
import type { AuthorizePreview } from './authorizePreview';
import { createSiteServer, type FinishedRequest } from './createSiteServer';
import { cacheFolder } from './cacheFolder';
import { FileCache } from './fileCache';
import { Follower } from './follower';
import type { DatabaseState } from './health';
import { createMetrics } from './metrics';
import { readServerEnvironment, type ServerEnvironment } from './serverEnvironment';

const log = (line: string) => console.error(line);

/** How long the store is asked before a server shows what it has, in milliseconds. */
const warmStart = 300;

/** What a server of the live profile has beside the site. */
export interface LiveServer {
  /** Answers the addresses below `/api/` and `/i/`. */
  api: RequestListener;
  /** Decides who sees previews. */
  authorizePreview: AuthorizePreview;
  /** Whether a file below `/media/` is for those only who see previews. */
  isHidden: (path: string) => Promise<boolean>;
  database: () => DatabaseState;
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
    state: () => ({ ...follower.state(), isDraining, ...(live && { database: live.database() }) }),
    log,
    hstsMaxAge: environment.hstsMaxAge,
    ...(live && { api: live.api, authorizePreview: live.authorizePreview, isHidden: live.isHidden }),
    ...(await observers(environment, follower, live?.database)),
  });
  await open(server, { ...environment, variables: ['HOST', 'PORT'] });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      isDraining = true;
      follower.stop();
      drain(server, environment.drainSeconds, live?.end);
    });
  }

  // A terminal that closes does not end a server.
  process.on('SIGHUP', () => undefined);

  const { port } = server.address() as AddressInfo;
  console.log(`${brand.name}: ${addressOf(environment.host, port)}`);
}

/** A folder is served as it is, a bucket through a cache. */
async function served(store: Store) {
  const { objects } = store;
  if (objects instanceof LocalObjects)
    return { files: filesIn(objects.folder), update: store.pointer, isWarm: true };
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
  { isLogging, metrics: address }: ServerEnvironment,
  follower: Follower,
  database?: () => DatabaseState,
): Promise<{ onFinished?: (request: FinishedRequest) => void }> {
  const listeners: ((request: FinishedRequest) => void)[] = [];
  if (isLogging) listeners.push(accessLog((line) => console.log(line)));
  if (address) {
    const metrics = createMetrics(() => follower, database);
    listeners.push(metrics.onFinished);
    await open(metrics.server, { ...address, variables: ['METRICS_HOST', 'METRICS_PORT'] });
    const { port } = metrics.server.address() as AddressInfo;
    log(`Metrics: ${addressOf(address.host, port)}/metrics`);
  }
  return listeners.length > 0
    ? { onFinished: (request) => listeners.forEach((listener) => listener(request)) }
    : {};
}

interface Listening {
  host: string;
  port: number;
  /** The environment variables that name them. */
  variables: [host: string, port: string];
}

/** Listens; an address that cannot be taken ends the process with one sentence. */
function open(
  server: Server,
  { host, port, variables: [hostVariable, portVariable] }: Listening,
): Promise<void> {
  server.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    log(
      code === 'EADDRINUSE'
        ? `Port ${port} is in use. Stop what runs there, or choose another one with ${portVariable}.`
        : `${addressOf(host, port)} cannot be served (${message}). Correct ${hostVariable} or ${portVariable}.`,
    );
    process.exit(1);
  });
  return new Promise((resolve) => server.listen(port, host, resolve));
}

/** Takes no new connections, waits for the transfers that run, and ends the process. */
function drain(server: Server, seconds: number, end = async () => {}): void {
  // A proxy asks on over connections that it has, unless an answer ends them.
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
  server.close(() => {
    end()
      .catch((error: Error) => log(`The end of the server failed: ${error.message}`))
      .finally(() => process.exit(0));
  });
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  setTimeout(() => {
    clearInterval(idle);
    log(`Transfers that still ran after ${seconds} s are cut off`);
    server.closeAllConnections();
  }, seconds * 1000).unref();
}
