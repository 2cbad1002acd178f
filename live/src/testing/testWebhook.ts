import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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

function certificate(): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const name = ['-subj', '/CN=hook.example', '-addext', 'subjectAltName=DNS:hook.example,IP:127.0.0.1'];
  const made = spawnSync('openssl', ['req', '-x509', ...curve, ...name, '-keyout', key, '-out', cert]);
  if (made.status !== 0) throw new Error(`openssl makes no certificate: ${made.stderr ?? made.error}`);
  const pair = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  rmSync(folder, { recursive: true });
  return pair;
}
