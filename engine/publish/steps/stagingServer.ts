import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createSiteServer } from '../../serve/createSiteServer';
import { checkedName, type ObjectStore } from '../../objects/objectStore';

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

  /** Serves it on loopback while `work` runs. @param api answers addresses below `/api/`. */
  async serve(
    work: (url: string, get: (path: string) => Promise<Response>) => Promise<void>,
    api?: RequestListener,
  ): Promise<void> {
    const site = createSiteServer(this.folder, { ...(api && { api }) });
    const server = createServer((call, response) => {
      // A file that cannot be copied is a 404.
      const ready = this.copyFor(call.url ?? '').catch(() => undefined);
      void ready.then(() => site.emit('request', call, response));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const get = async (path: string) => {
      await this.copyFor(path);
      // Copies on demand have no compressed ones.
      const headers = { 'Accept-Encoding': 'identity' };
      return fetch(`http://127.0.0.1:${port}${path}`, { headers, redirect: 'manual' });
    };
    try {
      await work(`http://localhost:${port}`, get);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  }

  remove = () => rm(this.folder, { recursive: true, force: true });

  /** Copies the file of a release, or the picture, that an address asks for. */
  private async copyFor(address: string): Promise<void> {
    const name = /^\/((?:r|media)\/[^?]+)/.exec(address)?.[1];
    if (name === undefined) return;
    const copying = this.copied.get(name) ?? this.copy(name);
    this.copied.set(name, copying);
    await copying;
  }

  private async copy(name: string): Promise<void> {
    const content = await this.objects.read(name);
    if (content) await this.put(name, content);
  }
}
