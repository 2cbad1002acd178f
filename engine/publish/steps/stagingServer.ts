import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { originalOf } from '../../formats/compress';
import { filesIn, type ServedFiles } from '../../objects/folderFiles';
import { checkedName, type ObjectStore } from '../../objects/objectStore';
import { createSiteServer } from '../../serve/createSiteServer';

type Work = (url: string, get: (path: string) => Promise<Response>) => Promise<void>;

/** Serves a temporary folder as a site, and copies files of a store into it on demand. */
export async function openStaging(objects: ObjectStore) {
  const folder = await mkdtemp(join(tmpdir(), 'smoke-'));
  const put = async (name: string, content: Buffer): Promise<void> => {
    const file = join(folder, checkedName(name));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  };
  const files = copiedOnDemand(filesIn(folder), objects, put);
  /** Serves it on loopback while `work` runs. @param api answers addresses below `/api/`. */
  const serve = async (work: Work, api?: RequestListener): Promise<void> => {
    const server = createSiteServer(files, { api });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
    try {
      await work(`http://localhost:${port}`, get);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  };
  return { put, serve, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** The same files; one that is not there is copied from the store, without compressed copies. */
function copiedOnDemand(
  files: ServedFiles,
  objects: ObjectStore,
  put: (name: string, content: Buffer) => Promise<void>,
): ServedFiles {
  const copying = new Map<string, Promise<void>>();
  const copy = async (name: string): Promise<void> => {
    const content = name === originalOf(name) ? await objects.read(name) : undefined;
    if (content) await put(name, content);
  };
  return {
    ...files,
    find: async (name) => {
      const found = await files.find(name);
      if (found) return found;
      const copied = copying.get(name) ?? copy(name);
      copying.set(name, copied);
      // A file that cannot be copied is a 404.
      await copied.catch(() => undefined);
      return files.find(name);
    },
  };
}
