import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import type { ScannerAddress } from '../inbox/scanner';

/** The harmless text that every scanner takes for a virus. In parts, so that none finds it here. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE', '!$H+H*'].join(
  '',
);

export interface TestScanner {
  address: ScannerAddress;
  /** Sizes of the files that it was asked about. */
  scanned: number[];
  /** What it answers instead: `silence`, or a line. */
  instead: 'silence' | (string & {}) | undefined;
  close: () => Promise<void>;
}

/**
 * A server that speaks the protocol of clamd (`zINSTREAM`) and finds the EICAR text.
 * @param place a port, by default any free one, or the path of a socket.
 */
export async function testScanner(
  place: { port: number } | { path: string } = { port: 0 },
): Promise<TestScanner> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (part) => {
      received = Buffer.concat([received, part]);
      const content = contentOf(received);
      if (!content || scanner.instead === 'silence') return;
      scanner.scanned.push(content.length);
      const result = content.includes(eicar) ? 'Eicar-Test-Signature FOUND' : 'OK';
      socket.end(`${scanner.instead ?? `stream: ${result}`}\0`);
    });
  });
  server.listen({ host: '127.0.0.1', ...place });
  await once(server, 'listening');
  const scanner: TestScanner = {
    address: 'path' in place ? place : { host: '127.0.0.1', port: (server.address() as AddressInfo).port },
    scanned: [],
    instead: undefined,
    close: () => {
      sockets.forEach((socket) => socket.destroy());
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return scanner;
}

const command = 'zINSTREAM\0';

/** The file of a complete request: parts, each behind its size, and the size 0. */
function contentOf(received: Buffer): Buffer | undefined {
  if (!received.subarray(0, command.length).equals(Buffer.from(command))) return undefined;
  const parts: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length;) {
    const size = received.readUInt32BE(at);
    if (size === 0) return Buffer.concat(parts);
    parts.push(received.subarray(at + 4, at + 4 + size));
    at += 4 + size;
  }
  return undefined;
}
