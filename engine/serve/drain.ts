import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';

/** How long a connection that waits for its next request is open, in milliseconds. */
const graceTime = 1000;

/** The responses of a server that have not ended. */
export function runningIn(server: Server): ReadonlySet<ServerResponse> {
  const running = new Set<ServerResponse>();
  server.prependListener('request', (_request, response) => {
    running.add(response);
    response.once('close', () => running.delete(response));
  });
  return running;
}

interface Draining {
  /** Transfers that take longer are cut off. */
  seconds: number;
  /** Called when the server has ended, before the process ends. */
  end: (() => Promise<void>) | undefined;
  log: (line: string) => void;
}

/**
 * Takes no new connections, waits for the transfers that run, and ends the process. Browsers and
 * proxies ask on over connections that they have: an answer ends each of them, as a request that
 * meets a closed connection is lost.
 */
export function drain(
  server: Server,
  running: ReadonlySet<ServerResponse>,
  { seconds, end = async () => {}, log }: Draining,
): void {
  server.prependListener('request', (_request, response) => endConnectionAfter(response));
  running.forEach(endConnectionAfter);
  // The method of HTTP closes waiting connections at once.
  NetServer.prototype.close.call(server, () => {
    end()
      .catch((error: Error) => log(`The end of the server failed: ${error.message}`))
      .finally(() => process.exit(0));
  });
  let idle: NodeJS.Timeout | undefined;
  setTimeout(() => {
    idle = setInterval(() => server.closeIdleConnections(), 100);
  }, graceTime).unref();
  setTimeout(() => {
    clearInterval(idle);
    log(`Transfers that still ran after ${seconds} s are cut off`);
    server.closeAllConnections();
  }, seconds * 1000).unref();
}

function endConnectionAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
