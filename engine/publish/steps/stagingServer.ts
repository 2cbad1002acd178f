import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createSiteServer } from '../../serve/createSiteServer';
import { inParallel } from '../../objects/inParallel';
import { checkedName, type ObjectStore } from '../../objects/objectStore';
import type { CopyOnDemand, Get, ServedResponse } from '../rules/servedViolations';

/** Serves a temporary folder as a site, and copies files of a store into it on demand. */
export class StagingServer {
  private readonly copied = new Map<string, Promise<void>>();

  private constructor(
    private readonly folder: string,
    private readonly objects: ObjectStore,
  ) {}

  static open = async (objects: ObjectStore) =>
    new StagingServer(await mkdtemp(join(tmpdir(), 'smoke-')), objects);

  put = async (name: string, content: Buffer): Promise<void> => {
    const file = join(this.folder, checkedName(name));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  };

  copyOnDemand: CopyOnDemand = (names) =>
    inParallel(names, (name) => {
      const copying = this.copied.get(name) ?? this.copy(name);
      this.copied.set(name, copying);
      return copying;
    });

  /** Serves it on loopback while `work` runs. @param api answers addresses below `/api/`. */
  async serve<T>(work: (url: string, get: Get) => Promise<T>, api?: RequestListener): Promise<T> {
    const site = createSiteServer(this.folder, { api });
    const server = createServer((call, response) => {
      const file = /^\/((?:r|media)\/[^?]+)/.exec(call.url ?? '')?.[1];
      // A file that cannot be copied is a 404.
      const ready = file ? this.copyOnDemand([file]).catch(() => undefined) : Promise.resolve();
      void ready.then(() => site.emit('request', call, response));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const host = `localhost:${port}`;
    try {
      return await work(`http://${host}`, (path) => fetchFrom(port, host, path));
    } finally {
      server.closeAllConnections();
      server.close();
    }
  }

  remove = () => rm(this.folder, { recursive: true, force: true });

  private async copy(name: string): Promise<void> {
    const content = await this.objects.read(name);
    if (content) await this.put(name, content);
  }
}

function fetchFrom(port: number, host: string, path: string): Promise<ServedResponse> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, headers: { host } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    call.on('error', reject).end();
  });
}
