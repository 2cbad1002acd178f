import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The description of a package's versions, as npm sends and expects it. */
interface Packument {
  versions: Record<string, object>;
  'dist-tags': Record<string, string>;
  /** Tarballs of a publish, in base64. */
  _attachments?: Record<string, { data: string }>;
}

/**
 * A registry in memory for `npm publish`, `npm install` and `npm update`. It asks for a token, as
 * npm does.
 */
export async function startRegistry() {
  const packages = new Map<string, Packument>();
  const tarballs = new Map<string, Buffer>();

  function publish(path: string, { _attachments = {}, ...packument }: Packument): void {
    const versions = { ...packages.get(path)?.versions, ...packument.versions };
    packages.set(path, { ...packument, versions });
    for (const [file, { data }] of Object.entries(_attachments))
      tarballs.set(`${path}/-/${file}`, Buffer.from(data, 'base64'));
  }

  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(request.url!);
    if (request.method === 'PUT') {
      publish(path, JSON.parse(await textOf(request)) as Packument);
      response.writeHead(201).end('{}');
    } else if (packages.has(path)) response.end(JSON.stringify(packages.get(path)));
    else response.writeHead(tarballs.has(path) ? 200 : 404).end(tarballs.get(path));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => void server.close(),
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
