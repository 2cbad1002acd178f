import { STATUS_CODES, type ServerOptions } from 'node:http';
import type { Duplex } from 'node:stream';
import { texts, types } from '../objects/responses';
import { commonHeaders } from './csp/securityHeaders';

/** Limits for one client: times in milliseconds, sizes in bytes. */
export const limits = {
  http: {
    maxHeaderSize: 16_384,
    /** From the connection, or the end of the request before, until the headers are whole. */
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    connectionsCheckingInterval: 2000,
    /**
     * Longer than a load balancer usually holds its connections open: it must be the one to close them.
     */
    keepAliveTimeout: 65_000,
  } satisfies ServerOptions,
  /** Longest time of an upload, as long as bytes arrive. */
  uploadTimeout: 600_000,
  /** A client that takes nothing of its answer for so long is cut off. */
  socketTimeout: 60_000,
  /** However many descriptors the process may have. */
  connections: 10_000,
  /** Descriptors reserved for files. */
  spareDescriptors: 100,
  /** How long a refused client may go on sending. */
  lingering: 500,
};

/**
 * Maximum number of connections: each may have a file open beside its socket. Further ones are
 * closed.
 */
export function connectionLimit(): number {
  const { userLimits } = process.report.getReport() as {
    userLimits?: { open_files?: { soft?: number | 'unlimited' } };
  };
  const descriptors = Number(userLimits?.open_files?.soft);
  if (!Number.isInteger(descriptors)) return limits.connections;
  return Math.max(1, Math.min(limits.connections, Math.floor((descriptors - limits.spareDescriptors) / 2)));
}

const statusOf: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers requests that are invalid, too long or too slow, and ends the connection. */
export const refuseMalformed = ({ code = '' }: NodeJS.ErrnoException, socket: Duplex) =>
  refuse(socket, statusOf[code] ?? 400, texts.unreadable);

/** This is not a proxy. */
export const refuseConnect = (socket: Duplex) => refuse(socket, 405, texts.method, ['Allow: GET, HEAD']);

function refuse(socket: Duplex, status: number, text: string, lines: string[] = []): void {
  // More of the same may still arrive: one answer is enough.
  if (socket.writableEnded) return;
  // The client is gone.
  socket.on('error', () => socket.destroy());
  if (!socket.writable) return void socket.destroy();
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `Content-Type: ${types.text}`,
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Connection: close',
    ...Object.entries(commonHeaders).map(([name, value]) => `${name}: ${value}`),
    ...lines,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
  // Closed at once, with bytes unread, the client would see a broken connection instead of the
  // answer.
  socket.resume();
  setTimeout(() => socket.destroy(), limits.lingering).unref();
}
