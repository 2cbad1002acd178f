import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';

export interface TestProxy {
  url: string;
  /** The hosts and ports to which it has connected. */
  targets: string[];
  close: () => Promise<void>;
}

/** A proxy (CONNECT) for which every name means this machine. */
export async function testProxy(): Promise<TestProxy> {
  const targets: string[] = [];
  const server = createServer();
  server.on('connect', ({ url = '' }, socket, head) => {
    targets.push(url);
    const there = connect(Number(url.split(':').at(-1)), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      there.write(head);
      there.pipe(socket).pipe(there);
    });
    there.on('error', () => socket.destroy());
    socket.on('error', () => there.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    targets,
    close: async () => void (await new Promise((resolve) => server.close(resolve))),
  };
}
