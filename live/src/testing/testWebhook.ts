import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { certificate } from './certificate';

export interface TestWebhook {
  port: number;
  /** Its certificate, for `hook.example`. */
  ca: string;
  calls: { headers: IncomingHttpHeaders; body: string }[];
  /** What it answers: a status, and where it leads. */
  answer: [status: number, location?: string];
  close: () => Promise<void>;
}

/** A program on this machine that takes messages over https. */
export async function testWebhook(): Promise<TestWebhook> {
  const { key, cert } = certificate();
  const server = createServer({ key, cert }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      hook.calls.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      const [status, location] = hook.answer;
      response.writeHead(status, location ? { location } : {}).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const hook: TestWebhook = {
    port: (server.address() as AddressInfo).port,
    ca: cert,
    calls: [],
    answer: [204],
    close: async () => void (await new Promise((resolve) => server.close(resolve))),
  };
  return hook;
}
