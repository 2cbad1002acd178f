import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createSiteServer } from '../../serve/createSiteServer';
import { checkedName, type ObjectStore } from '../../objects/objectStore';

type Work = (url: string, get: (path: string) => Promise<Response>) => Promise<void>;

/** Serves a temporary folder as a site, and copies files of a store into it on demand. */
export async function openStaging(objects: ObjectStore) {
  const folder = await mkdtemp(join(tmpdir(), 'smoke-'));
  const put = async (name: string, content: Buffer): Promise<void> => {
    const file = join(folder, checkedName(name));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  };
  const copied = new Map<string, Promise<void>>();
  const copy = async (name: string): Promise<void> => {
    const content = await objects.read(name);
    if (content) await put(name, content);
  };
  /** Copies the file of a release, or the picture, that an address asks for. */
  const copyFor = async (address: string): Promise<void> => {
    const name = /^\/((?:r|media)\/[^?]+)/.exec(address)?.[1];
    if (name === undefined) return;
    const copying = copied.get(name) ?? copy(name);
    copied.set(name, copying);
    await copying;
  };
  /** Serves it on loopback while `work` runs. @param api answers addresses below `/api/`. */
  const serve = async (work: Work, api?: RequestListener): Promise<void> => {
    const site = createSiteServer(folder, { api });
    const server = createServer((call, response) => {
      // A file that cannot be copied is a 404.
      const ready = copyFor(call.url ?? '').catch(() => undefined);
      void ready.then(() => site.emit('request', call, response));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const get = async (path: string) => {
      await copyFor(path);
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
  };
  return { put, serve, remove: () => rm(folder, { recursive: true, force: true }) };
}
