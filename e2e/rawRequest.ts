import { request as send, type IncomingHttpHeaders } from 'node:http';

export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface RawRequest {
  path: string;
  method?: string;
  headers?: Record<string, string>;
}

/** Sends a path unchanged, on a connection of its own: browsers and `fetch` would normalise it. */
export function rawRequest(
  origin: string,
  { path, method = 'GET', headers = {} }: RawRequest,
): Promise<RawResponse> {
  const { port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const outgoing = send(
      { hostname: '127.0.0.1', port, path, method, headers, agent: false },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end();
  });
}
