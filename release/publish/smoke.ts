import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createSiteServer } from '../server/createSiteServer';
import { damagedFiles } from '../store/damage';
import { inParallel } from '../store/inParallel';
import { beginning, entryName } from '../store/log/entry';
import { checkedName } from '../store/objectStore';
import { bytesOf, lastFile, type Composition } from '../store/composition';
import type { Store } from '../store/store';
import { violationsOf, type ServedResponse, type Bring, type Get } from './servedViolations';

/** A composition that failed in the server. */
export class SmokeError extends Error {
  override name = 'SmokeError';

  constructor(readonly violations: string[]) {
    super(`The new composition fails in the server:\n- ${violations.join('\n- ')}`);
  }
}

/**
 * Verifies every file of an unfinished composition by its recorded hash, then serves it and checks it as a browser would: every
 * document answers with its policy, which allows exactly its inline scripts and styles, and its initial scripts have the
 * promised bytes.
 * @param verified files that were read and verified just before, with their compressed copies.
 * @throws SmokeError with all failures.
 */
export async function smokeTest(
  store: Store,
  composition: Composition,
  verified: ReadonlyMap<string, Buffer> = new Map(),
): Promise<void> {
  const { number } = composition;
  const folder = await mkdtemp(join(tmpdir(), 'smoke-'));
  const put = async (name: string, content: Buffer) => {
    const file = join(folder, checkedName(name));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  };
  const bring: Bring = (names) =>
    inParallel(names, async (name) => {
      const content = await store.objects.read(name);
      if (content) await put(name, content);
    });
  try {
    const { documents } = await store.inventory(composition);
    const files = await store.filesOf(composition);
    const damaged = await damagedFiles(
      store,
      files.filter((name) => !verified.has(name)),
      put,
    );
    if (damaged.length > 0) throw new SmokeError(damaged.map((name) => `${name} is damaged or missing`));
    await inParallel(verified, ([name, content]) => put(name, content));
    await put(lastFile(number), bytesOf(composition));
    // Live in this folder only.
    const entry = {
      ...beginning,
      sequence: 1,
      id: 'smoke',
      live: number,
      at: composition.made,
      reason: 'smoke test',
    };
    await put(entryName(1), Buffer.from(JSON.stringify(entry)));
    const violations = await serving(folder, async (get) => violationsOf(Object.keys(documents), get, bring));
    if (violations.length > 0) throw new SmokeError(violations);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Serves a folder on loopback while `work` runs. */
async function serving<T>(folder: string, work: (get: Get) => Promise<T>): Promise<T> {
  const server = createSiteServer(folder);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    return await work((path) => fetchFrom(port, `localhost:${port}`, path));
  } finally {
    server.closeAllConnections();
    server.close();
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
