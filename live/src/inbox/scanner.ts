import { connect } from 'node:net';

/** Where clamd listens: `host:port`, or the path of a socket. */
export type ScannerAddress = { host: string; port: number } | { path: string };

/**
 * Looks for viruses in a file. Rejects when the scanner does not answer.
 * @returns the name of the virus, or `null`.
 */
export type Scan = (bytes: Buffer) => Promise<string | null>;

/** How long a scan may take, in milliseconds: a visitor waits for it. */
const TIMEOUT = 10_000;
/** An answer is one line; more is not an answer. */
const MAX_ANSWER = 10_000;

/** @returns `undefined` for a text that is not an address. */
export function scannerAddress(text: string): ScannerAddress | undefined {
  if (text.startsWith('/')) return { path: text };
  const [, ipv6, name, port] = /^(?:\[([\da-f:.]+)\]|([^\s:/@[\]]+)):(\d{1,5})$/i.exec(text) ?? [];
  return port && Number(port) < 65_536 ? { host: (ipv6 ?? name)!, port: Number(port) } : undefined;
}

/** Asks clamd, by its command `INSTREAM`. */
export const scanner =
  (address: ScannerAddress): Scan =>
  async (bytes) =>
    found(await answerTo(address, bytes));

function answerTo(address: ScannerAddress, bytes: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect({ ...address, signal: AbortSignal.timeout(TIMEOUT) });
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => {
      answer += part;
      if (answer.length > MAX_ANSWER)
        socket.destroy(new Error('The answer of the virus scanner is too long.'));
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
    socket.write('zINSTREAM\0');
    socket.write(sizeOf(bytes));
    socket.write(bytes);
    socket.write(sizeOf(Buffer.alloc(0)));
  });
}

/** In four bytes, the highest first. The size 0 ends the stream. */
function sizeOf(bytes: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(bytes.length);
  return size;
}

function found(answer: string): string | null {
  const [, result] = /^stream: ([^\0]+)\0?$/.exec(answer) ?? [];
  if (result === 'OK') return null;
  if (result?.endsWith(' FOUND')) return result.slice(0, -' FOUND'.length);
  throw new Error(`The virus scanner answers "${answer.replaceAll('\0', '')}".`);
}
