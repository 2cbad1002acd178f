import {
  createServer,
  request as forward,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';

/** An injected fault for requests whose path matches. */
export interface Fault {
  path: RegExp;
  /** Numbers of the affected requests, from 1; all by default. */
  hits?: number[];
  /** Responds with this status, and with `body` if given. */
  status?: number;
  /** Responds with this text. */
  body?: string;
  type?: string;
  headers?: Record<string, string>;
  /** Delays the response, in milliseconds. */
  delay?: number;
  /** Never responds. */
  hang?: boolean;
  /** Closes the connection: at once, or in the middle of the body. */
  cut?: 'start' | 'middle';
  /** Changes one byte of the body. */
  corrupt?: boolean;
  /** Transforms the body. */
  edit?: (body: string) => string;
}

/**
 * A proxy in front of the site that injects faults. Playwright's own interception would disable the
 * cache.
 */
export class FaultProxy {
  faults: Fault[] = [];
  /** URL of the proxied site, set by `start`. */
  url = '';
  private readonly counts = new Map<Fault, number>();
  private readonly server: Server;

  constructor(private readonly target: string) {
    this.server = createServer((request, response) => void this.answer(request, response));
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.url = `http://localhost:${(this.server.address() as { port: number }).port}`;
    return this.url;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  /** Number of matching requests, affected or not. */
  hitsOf = (fault: Fault) => this.counts.get(fault) ?? 0;

  private faultFor(path: string): Fault | undefined {
    return this.faults.find((fault) => {
      if (!fault.path.test(path)) return false;
      const hit = this.hitsOf(fault) + 1;
      this.counts.set(fault, hit);
      return !fault.hits || fault.hits.includes(hit);
    });
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const fault = this.faultFor(request.url ?? '/');
    if (fault?.hang) return;
    if (fault?.cut === 'start') return void request.socket.destroy();
    if (fault?.delay) await new Promise((resolve) => setTimeout(resolve, fault.delay));
    if (fault?.status !== undefined || fault?.body !== undefined) {
      response.writeHead(fault.status ?? 200, {
        'Content-Type': fault.type ?? 'text/html',
        ...fault.headers,
      });
      return void response.end(fault.body ?? '');
    }
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const upstream = forward(
      new URL(request.url ?? '/', this.target),
      { method: request.method, headers },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => this.pass(fault, answer, Buffer.concat(chunks), response));
      },
    );
    upstream.on('error', () => response.destroy());
    request.pipe(upstream);
  }

  private pass(
    fault: Fault | undefined,
    answer: IncomingMessage,
    body: Buffer,
    response: ServerResponse,
  ): void {
    if (fault?.edit) {
      body = Buffer.from(fault.edit(body.toString()));
      delete answer.headers['content-length'];
    }
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    if (fault?.corrupt)
      body = Buffer.concat([body.subarray(0, -1), Buffer.from(' /**/')]).subarray(0, body.length);
    if (fault?.cut === 'middle') {
      response.write(body.subarray(0, Math.floor(body.length / 2)));
      setTimeout(() => response.destroy(), 50);
      return;
    }
    response.end(body);
  }
}
