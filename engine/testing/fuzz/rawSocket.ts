import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Opens a connection. @throws when it is refused. */
export async function openSocket(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  // The end of a deliberately broken connection reports its outcome.
  socket.on('error', () => socket.destroy());
  return socket;
}

/** Writes bytes over a new connection and waits until it has ended. */
async function ended(port: number, bytes: Buffer | string, listen: (socket: Socket) => void): Promise<void> {
  const socket = await openSocket(port);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  listen(socket);
  socket.write(bytes);
  await closed;
}

/** Sends bytes over a new connection and reads until it ends, or for `timeout` milliseconds. */
export async function exchange(port: number, bytes: Buffer, timeout: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  await ended(port, bytes, (socket) => {
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    setTimeout(() => socket.destroy(), timeout).unref();
  });
  return Buffer.concat(chunks);
}

/** Requests a file and disconnects at its first byte. */
export const abortDownload = (port: number, path: string) =>
  ended(port, `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`, (socket) =>
    socket.once('data', () => socket.destroy()),
  );

/** Many connections ask for a file several times in one write, and are reset 5 ms later. */
export async function resetPipelines(port: number, path: string, connections: number): Promise<void> {
  const requests = `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(5);
  const reset = (socket: Socket) => void setTimeout(() => socket.resetAndDestroy(), 5);
  await Promise.all(Array.from({ length: connections }, () => ended(port, requests, reset)));
}
