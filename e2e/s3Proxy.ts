import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The fate of a request: forwarded, forwarded with its response dropped, or answered by the proxy.
 */
export type Fate = 'pass' | 'lose the answer' | { status: number; body?: string };

/** A proxy in front of a store that counts the requests and lets a test decide the fate of each. */
export class S3Proxy {
  /** Requests by method. */
  readonly requests: Record<string, number> = {};
  fateOf: (method: string, path: string) => Fate = () => 'pass';
  private readonly server = createServer((request, response) => this.answer(request, response));

  constructor(private readonly target: string) {}

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const { method = 'GET', url = '/', headers } = request;
    this.requests[method] = (this.requests[method] ?? 0) + 1;
    const fate = this.fateOf(method, decodeURIComponent(url));
    if (typeof fate === 'object') {
      request.resume();
      response.writeHead(fate.status, { 'Content-Type': 'application/xml' }).end(fate.body);
      return;
    }
    // The signature covers the Host header: it is forwarded unchanged.
    const upstream = forward(new URL(url, this.target), { method, headers }, (answer) => {
      if (fate === 'lose the answer') {
        answer.resume().on('end', () => request.socket.destroy());
        return;
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    upstream.on('error', () => response.destroy());
    request.pipe(upstream);
  }
}
