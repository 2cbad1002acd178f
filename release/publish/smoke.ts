import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { array, object, string, type Schema } from 'yup';
import { contentAddress, type ContentIndex, type Registry } from 'shared/contract';
import type { InitialScripts, ScriptFile } from 'shared/contract/shell';
import { hasIntegrity } from '@vibrant-peak/webpack/integrity';
import { contentHash } from '../content/contentRelease';
import { inlineHashes } from '../server/inlineSources';
import { readJson, recordWhere } from '../store/formats';
import { createSiteServer } from '../server/createSiteServer';
import { damagedFiles } from '../store/damage';
import { inParallel } from '../store/inParallel';
import { beginning, entryName } from '../store/log/entry';
import { checkedName } from '../store/objectStore';
import { bytesOf, lastFile, type Composition, type Store } from '../store/store';

const isFile = (_collection: string, file: unknown) =>
  typeof file === 'string' && /^[A-Za-z0-9]+$/.test(file);
const contentFiles = recordWhere('which is no file of a collection', isFile);
const script = object({
  url: string()
    .matches(/^\/r\/[\w./-]+$/)
    .required(),
  integrity: string().required(),
});
const indexSchema = object({ files: contentFiles.required() }).required();
const scriptsSchema = object({
  shell: script.required(),
  preload: array(script.required()).required(),
  content: object({ first: contentFiles.required() }).default(undefined),
}).required();

const registrySchema = object({
  remotes: array(
    object({
      base: string()
        .matches(/^\/r\/[\w./-]+\/$/)
        .required(),
      integrity: string().required(),
    }),
  ).required(),
}).required();

/** A composition that failed in the server. */
export class SmokeError extends Error {
  override name = 'SmokeError';

  constructor(readonly faults: string[]) {
    super(`The new composition fails in the server:\n- ${faults.join('\n- ')}`);
  }
}

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
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
    const faults = await serving(folder, async (get) => faultsOf(Object.keys(documents), get, bring));
    if (faults.length > 0) throw new SmokeError(faults);
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

/** Copies objects to the server's folder; missing ones are left out. */
type Bring = (names: string[]) => Promise<void>;

const objectsAt = (addresses: Iterable<string>) => [...addresses].map((address) => address.slice(1));

type Get = (path: string) => Promise<Answer>;

async function faultsOf(paths: string[], get: Get, bring: Bring): Promise<string[]> {
  const faults: string[] = [];
  const scripts = new Map<string, string>();
  const contents: string[] = [];
  const tags = new Set<unknown>();
  for (const path of paths.filter((each) => each.startsWith('/'))) {
    const answer = await get(path);
    if (answer.status !== 200) {
      faults.push(`${path} answers ${answer.status}`);
      continue;
    }
    // Staff pages share a document.
    if (tags.has(answer.headers['etag'])) continue;
    tags.add(answer.headers['etag']);
    const html = answer.body.toString();
    faults.push(...policyFaults(path, html, String(answer.headers['content-security-policy'])));
    const { shell, preload = [], content } = initialScriptsIn(path, html) ?? {};
    for (const file of [...(shell ? [shell] : []), ...preload, ...entriesIn(path, html)])
      scripts.set(file.url, file.integrity);
    contents.push(...Object.values(content?.first ?? {}));
  }
  await bring(objectsAt(scripts.keys()));
  for (const [url, integrity] of scripts) {
    const { status, body } = await get(url);
    if (status !== 200) faults.push(`${url} answers ${status}`);
    else if (!hasIntegrity(body, integrity)) faults.push(`${url} has other bytes than the page asks for`);
  }
  const index = await get('/content.json');
  if (index.status === 200)
    contents.push(...Object.values(readJson<ContentIndex>('/content.json', index.body, indexSchema).files));
  await bring(objectsAt(new Set(contents.map(contentAddress))));
  for (const file of new Set(contents)) {
    const { status, body } = await get(contentAddress(file));
    if (status !== 200 || contentHash(body) !== file)
      faults.push(`${contentAddress(file)} has not the bytes that the page asks for (${status})`);
  }
  const unknown = await get('/no-such-page');
  if (unknown.status !== 404) faults.push(`an unknown address answers ${unknown.status}`);
  return faults;
}

function policyFaults(path: string, html: string, policy: string): string[] {
  const { scripts, styles } = inlineHashes(html);
  const isRefused = (hash: string) => !policy.includes(hash);
  return [
    ...scripts.filter(isRefused).map(() => `the policy of ${path} refuses a script of its own document`),
    ...styles.filter(isRefused).map(() => `the policy of ${path} refuses a style of its own document`),
  ];
}

/** JSON in a document, by its id. */
function jsonIn<T>(id: string, path: string, html: string, schema: Schema): T | undefined {
  const text = new RegExp(`<script type="application/json" id="${id}">([^<]*)</script>`).exec(html)?.[1];
  return text ? readJson<T>(`${id} of ${path}`, text, schema) : undefined;
}

/** The scripts that a document starts with. */
const initialScriptsIn = (path: string, html: string) =>
  jsonIn<InitialScripts>('initial-scripts', path, html, scriptsSchema);

/** The entries of the remotes that a document knows. */
const entriesIn = (path: string, html: string): ScriptFile[] =>
  (jsonIn<Registry>('registry', path, html, registrySchema)?.remotes ?? []).map(({ base, integrity }) => ({
    url: `${base}remoteEntry.js`,
    integrity,
  }));

function fetchFrom(port: number, host: string, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, headers: { host } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    call.on('error', reject).end();
  });
}
