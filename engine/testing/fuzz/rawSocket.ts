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

/** Sends bytes over a new connection and reads until it ends, or for `timeout` milliseconds. */
export async function exchange(port: number, bytes: Buffer, timeout: number): Promise<Buffer> {
  const socket = await openSocket(port);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const timer = setTimeout(() => socket.destroy(), timeout);
  socket.write(bytes);
  await closed;
  clearTimeout(timer);
  return Buffer.concat(chunks);
}

/** Requests a file and disconnects at its first byte. */
export async function abortDownload(port: number, path: string): Promise<void> {
  const socket = await openSocket(port);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.once('data', () => socket.destroy());
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  await closed;
}

/** Many connections ask for a file several times in one write, and are reset 5 ms later. */
export async function resetPipelines(port: number, path: string, connections: number): Promise<void> {
  const requests = `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(5);
  const sockets = await Promise.all(Array.from({ length: connections }, () => openSocket(port)));
  await Promise.all(
    sockets.map(async (socket) => {
      const closed = new Promise((resolve) => socket.once('close', resolve));
      socket.write(requests);
      setTimeout(() => socket.resetAndDestroy(), 5);
      await closed;
    }),
  );
}
